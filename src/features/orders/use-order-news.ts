import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useToast } from "#src/ui/toast.tsx";
import { newsKey, type OrderNews } from "./api.ts";
import { getNewsWords } from "./order-words.ts";

/** Tells at once what the other side of an order has just done. */
export function useOrderNews(): void {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const [path, navigate] = useLocation();
  useEffect(() => {
    const tell = () => {
      const news = client.getQueryData<OrderNews>(newsKey);
      if (!news?.news) return;
      client.removeQueries({ queryKey: newsKey, exact: true });
      const address = `/marketplace/orders/${news.id}`;
      toast.show({
        text: i18n._(getNewsWords(news.news, news.reference)),
        ...(path === address
          ? {}
          : { action: { label: t`Open`, onPress: () => navigate(address) } }),
      });
    };
    tell();
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && query.queryKey[0] === newsKey[0]) queueMicrotask(tell);
    });
  }, [client, i18n, navigate, path, t, toast]);
}
