import { queryOptions, useMutation } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { upload } from "#src/shared/upload.ts";
import { type Photo, shrinkPhoto } from "./photo-api.ts";
import { visionAnswer, visionState } from "./vision-schema.ts";

/** Whether the operator set up a model that looks at photos, and whose it is. */
export const visionQuery = queryOptions({
  queryKey: ["pest-vision"],
  queryFn: ({ signal }) => request("/api/pests/vision", visionState, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Shows the photo to the model, made small and without position, when the farmer presses for it. */
export function useAskVision() {
  return useMutation({
    mutationFn: async ({ photo, crop }: { photo: Photo; crop: string }) => {
      const body = new FormData();
      body.append("crop", crop);
      body.append("photo", await shrinkPhoto(photo), "leaf.jpg");
      const onProgress = () => undefined;
      return upload("/api/pests/vision", visionAnswer, { method: "POST", body, onProgress });
    },
  });
}
