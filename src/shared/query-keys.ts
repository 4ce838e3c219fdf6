/*
 * Under what the server's answers are kept on the device, where what is written in one feature makes another's be
 * asked for anew.
 */
export const notificationsKey = ["notifications"] as const;
export const fieldsKey = ["fields"] as const;
export const fieldMapKey = ["field-map"] as const;
export const recordsKey = ["crop-records"] as const;
export const cartKey = ["cart"] as const;

/** Below it lies what is of the farm's place, so that another place asks anew. */
export const farmPlaceKey = ["farm-place"] as const;
export const soilKey = [...farmPlaceKey, "soil"] as const;
/** What the forecast warns of. */
export const alertsKey = [...farmPlaceKey, "alerts"] as const;
/** The plans of the fields' water. */
export const waterKey = [...farmPlaceKey, "irrigation"] as const;
/** What threatens the fields. */
export const pestsKey = [...farmPlaceKey, "pests"] as const;
/** The mandis near the farm, of the crops on its fields. */
export const pricesKey = [...farmPlaceKey, "prices"] as const;
export const recommendationsKey = [...farmPlaceKey, "day-plan"] as const;
