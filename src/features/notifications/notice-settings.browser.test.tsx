import { afterEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  miss,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";
import { languages } from "#src/shared/language.ts";
import { NoticeInvitationSection } from "./notice-invitation-section.tsx";
import { NoticeSettingsSection } from "./notice-settings-section.tsx";

const parts = openParts();
const press = (name: string) => page.getByRole("button", { name }).click();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What this browser says when it is asked for notices. */
function stand(permission: NotificationPermission, asked = permission): void {
  vi.stubGlobal("Notification", { permission, requestPermission: async () => asked });
}

/** A browser of the farmer that notices come to; nothing can be encrypted for its keys, nor is it tried here. */
async function addDevice(): Promise<void> {
  const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
  await send("POST /api/push-subscriptions", {
    endpoint,
    p256dh: "A".repeat(87),
    auth: "A".repeat(22),
  });
}

test("what comes, and when it is quiet, is chosen and kept", async () => {
  await openFarmer();
  await addDevice();
  await parts.show(<NoticeSettingsSection />, { width: 360 });
  await see(page.getByText("This one"));
  const prices = page.getByRole("checkbox", { name: "A price that you wait for" });
  await expect.element(prices).toBeChecked();
  await prices.click();
  await see(page.getByText("Saved."));
  await page.getByLabelText("Quiet from").selectOptions("10 pm");
  await page.getByRole("checkbox", { name: /Show nothing/ }).click();
  const readChoices = async () => (await send("GET /api/notice-settings")).choices;
  await expect.poll(readChoices).toMatchObject({
    push: ["weather", "water", "pests", "orders", "posts", "schemes"],
    quietFrom: 22,
    quietUntil: 6,
    isHidden: true,
  });
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});

test("what comes by SMS is chosen where there is a number for it", async () => {
  await openFarmer();
  const told = await send("GET /api/notice-settings");
  const json = { ...told, phone: "+919876543210" };
  await commands.meet("/api/notice-settings", { kind: "answered", status: 200, json });
  await parts.show(<NoticeSettingsSection />, { width: 360 });
  const sms = page.getByRole("group", { name: "What comes by SMS to 98765 43210" });
  const weather = sms.getByRole("checkbox", { name: /^Frost/ });
  await expect.element(weather).not.toBeChecked();
  await miss(page.getByText("Quiet hours"));
  await commands.letThrough();
  await weather.click();
  await see(page.getByText("Quiet hours"));
  const readChoices = async () => (await send("GET /api/notice-settings")).choices;
  await expect.poll(readChoices).toMatchObject({ sms: ["weather"] });
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});

test("what could not be saved stands as it was, and says so", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await addDevice();
  await parts.show(<NoticeSettingsSection />);
  const weather = page.getByRole("checkbox", { name: /^Frost/ });
  await see(weather);
  await commands.meet("/api/notice-settings", { kind: "lost" });
  await weather.click();
  await see(page.getByText(/No connection, so nothing was saved yet/));
  await expect.element(weather).toBeChecked();
});

test("a device is turned off, and what is about devices goes with the last", async () => {
  await openFarmer();
  await addDevice();
  await parts.show(<NoticeSettingsSection />);
  await press("Turn off: Chrome");
  await miss(page.getByText("This one"));
  await miss(page.getByText("Quiet hours"));
  expect((await send("GET /api/notice-settings")).devices).toEqual([]);
});

test("a browser that was told no says how to allow it, and one that cannot says so", async () => {
  await openFarmer();
  stand("denied");
  await parts.show(<NoticeSettingsSection />);
  await see(page.getByText(/Open its settings for this page/));
  await miss(page.getByRole("button", { name: "Turn on here" }));
});

test("whoever says no when the browser asks is told what to do", async () => {
  await openFarmer();
  stand("default", "denied");
  await parts.show(<NoticeSettingsSection />);
  await press("Turn on here");
  await see(page.getByText(/does not let Urvara show notices. Allow them/));
});

test("settings that could not be loaded are asked for again", async () => {
  await openFarmer();
  await commands.meet("/api/notice-settings", { kind: "answered", status: 500, json: {} });
  await parts.show(<NoticeSettingsSection />);
  await see(page.getByText("What reaches you could not be loaded"));
  await commands.letThrough();
  await press("Try again");
  await see(page.getByText("On your devices"));
});

test("notices are offered once, and not again to whoever has said not now", async () => {
  await openFarmer();
  stand("default");
  await parts.show(<NoticeInvitationSection />, { width: 360 });
  await see(page.getByText("Hear of frost and storms with Urvara closed"));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  await press("Not now");
  await miss(page.getByText("Hear of frost and storms with Urvara closed"));
  await parts.show(
    <>
      <NoticeInvitationSection />
      <NoticeSettingsSection />
    </>,
  );
  await see(page.getByText("On your devices"));
  await miss(page.getByText("Hear of frost and storms with Urvara closed"));
});

test.each(languages)("it fits 320 px in %s", async (language) => {
  await openFarmer();
  await addDevice();
  await parts.show(<NoticeSettingsSection />, { width: 320, language });
  await expect
    .poll(() => document.querySelectorAll("input[type=checkbox]").length)
    .toBeGreaterThan(5);
  expectNoSidewaysScroll();
});
