import type { Worker } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { pushMessage, usualChoices } from "#src/features/notifications/delivery-schema.ts";
import { openTestPush, type TestPush } from "#src/features/notifications/test-push.server.ts";
import { expectNoSidewaysScroll } from "./support/checks.ts";
import { send } from "./support/farm.ts";
import { openNewFarmer, signIn, vagueAddress } from "./support/farmers.ts";
import { keepsItself } from "./support/stage.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

let service: TestPush | undefined;
const getService = (): TestPush => {
  if (!service) throw new Error("The push service opens before the first test");
  return service;
};
const { stage } = openWeatherStage(undefined, async () => {
  service = await openTestPush();
  return { PUSH_ORIGINS: service.origin };
});
afterAll(() => service?.close());

type Scope = ServiceWorkerGlobalScope & { shown?: object; opened?: string[] };

/**
 * Lets a notice be pressed, which no protocol of a browser without windows can: what the browser alone may do after a
 * press, bringing a window forward and opening one, is left to it and only noted; where a press leads is the product's.
 */
async function preparePress(worker: Worker): Promise<(path: string) => Promise<void>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    WindowClient.prototype.focus = async function () {
      return this;
    };
    scope.opened = [];
    scope.clients.openWindow = async (url) => {
      scope.opened?.push(String(url));
      return null;
    };
  });
  return (path) =>
    worker.evaluate((data) => {
      const notification = { data, close: () => undefined };
      dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    }, path);
}

const viewport = { width: 360, height: 740 };

test("a storm reaches a browser whose page is closed, leads to its screen when pressed, and whoever signs out hears no more", async () => {
  const { page, context, allow, email } = await openNewFarmer(stage(), {
    name: "storm",
    address: vagueAddress,
    options: { ...keepsItself, viewport, permissions: ["notifications"] },
  });
  // This browser has no push service, so another stands for it; from there on all is the product's own.
  const { endpoint, p256dh, auth } = getService().subscribe("phone");
  await send(page, "POST /api/push-subscriptions", { endpoint, p256dh, auth });
  // The storm may be long after this hour of the night.
  await send(page, "PUT /api/notice-settings", { ...usualChoices, quietFrom: 0, quietUntil: 0 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The service worker is not there");
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await page.request.get("/api/alerts");
  // Among what else the forecast warns of, each on its own.
  const findStorm = () =>
    getService()
      .pushed.map(({ message }) => pushMessage.parse(message))
      .find(({ title }) => title.startsWith("Strong wind"));
  await expect.poll(findStorm).toBeDefined();
  const storm = findStorm();
  expect(storm).toMatchObject({ path: "/weather", text: expect.stringMatching(/km\/h/) });

  // A browser without windows has nowhere to show a notice, so what it is told to show is looked at.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      scope.shown = { title, text: body, tag, path: data };
    };
  });
  const readShown = () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
  const control = await context.newPage();
  // No page of the app, but of its origin, whose workers the browser tells of.
  // That page names no icon, and a browser may ask for the one that stands at the root of old pages.
  allow(/favicon\.ico/);
  await control.goto("/health/live");
  await page.close();
  const devtools = await context.newCDPSession(control);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(stage().product.url));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: stage().product.url,
    registrationId: await registered,
    data: JSON.stringify(storm),
  });
  await expect.poll(readShown).toEqual(storm);

  // Pressed while no window of the app is open: one is opened where the notice leads.
  await control.close();
  const press = await preparePress(worker);
  const { path } = pushMessage.parse(storm);
  await press(path);
  const readOpened = () => worker.evaluate(() => (globalThis as unknown as Scope).opened);
  await expect.poll(readOpened).toEqual(["/weather"]);

  // Pressed while it is open on another screen: it is led there, and no second one is opened.
  const again = await context.newPage();
  await again.goto("/dashboard");
  await again.getByRole("button", { name: "Profile" }).waitFor();
  await press(path);
  await again.waitForURL("**/weather");
  await again.getByText("Strong wind").first().waitFor();
  expect(await readOpened()).toHaveLength(1);
  await again.goto("/dashboard");
  await again.getByRole("button", { name: "Profile" }).click();
  const profile = again.getByRole("dialog");
  await profile.getByText("What comes to your devices").waitFor();
  await expectNoSidewaysScroll(again);
  await profile.getByRole("button", { name: "Sign out", exact: true }).click();
  await again.waitForURL("**/login**");
  const answer = await context.request.get("/api/notice-settings");
  expect(answer.status()).toBe(401);

  // Pressed after signing out, as one that came before may be: it leads there by way of signing in.
  allow(/401/);
  await press(path);
  await again.waitForURL((url) => url.searchParams.get("returnTo") === "/weather");
  await signIn(again, email);
  await again.waitForURL("**/weather");
});
