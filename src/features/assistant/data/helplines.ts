/** Where a farmer is answered by a person: free of charge, in their own language. */
export const callCentre = "1800-180-1551";

/**
 * The telephone numbers that answers may name: the Kisan Call Centre, the poison centre, and the one of crop
 * insurance. The ambulance's 108 is too often another figure to be known in a text.
 */
export const helplines = [callCentre, "1800-116-117", "14447"] as const;
