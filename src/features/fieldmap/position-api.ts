import { useEffect, useEffectEvent, useState } from "react";
import type { Fix } from "./walk-rules.ts";

/** Why the device tells no position. `slow` may still pass. */
export type PositionFault = "denied" | "unavailable" | "slow" | "missing";

const longestWait = 30_000;

/**
 * Where this device is, as long as it is wanted.
 * @param onFix is told each position
 */
export function usePosition(isWanted: boolean, onFix: (fix: Fix) => void) {
  const [fault, setFault] = useState<PositionFault | null>(null);
  const tell = useEffectEvent(onFix);
  useEffect(() => {
    setFault(null);
    if (!isWanted) return;
    if (!("geolocation" in navigator)) return setFault("missing");
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        setFault(null);
        tell({ latitude, longitude, accuracyInMetres: accuracy, at: timestamp });
      },
      ({ code }) => setFault(code === 1 ? "denied" : code === 3 ? "slow" : "unavailable"),
      { enableHighAccuracy: true, timeout: longestWait, maximumAge: 0 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isWanted]);
  return fault;
}

/** Keeps the screen on while it is wanted, where the browser can; a screen that goes off tells no position. */
export function useScreenOn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      try {
        const given = await navigator.wakeLock.request("screen");
        if (isLeft) await given.release();
        else lock = given;
      } catch (error) {
        // On a low battery it is refused; the walk says what it missed.
        console.warn("[fieldmap] the screen may go off", error);
      }
    };
    const handleVisible = () => {
      if (!document.hidden) void ask();
    };
    void ask();
    document.addEventListener("visibilitychange", handleVisible);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", handleVisible);
      void lock?.release();
    };
  }, [isWanted]);
}
