/** Where a farmer is answered by a person: free of charge, in their own language. */
export const callCentre = "1800-180-1551";

/**
 * Numbers of emergencies. All of them were read in copies of public pages on 22 November 2026, not dialled.
 *
 * - 112: the single emergency number of all states, police, fire and ambulance (Home Ministry, of 28 November
 *   2018, business-standard.com "Himachal Pradesh first state to launch single emergency number 112";
 *   healthysoch.com "Emergency Response Support System", 28 September 2019).
 * - 108: the ambulance, free, in 35 states and territories (en.wikipedia.org "108 (emergency telephone number)").
 * - 14416: Tele-MANAS, free, day and night, 20 languages (Health Ministry in Parliament, of 25 July 2025,
 *   thehawk.in "Tele MANAS … handles over 23.8 lakh calls"; livemint.com of 22 July 2023).
 * - 1800-116-117: National Poisons Information Centre at AIIMS New Delhi. "24*7, 1800116117" stands in several
 *   public copies of the government's list of helplines; the centre's own page could not be read. That it answers
 *   round the clock: J Karnataka Medicolegal Soc 8 (1999), 6 to 9 (amrita.edu).
 * - 1962: mobile veterinary units, "a uniform helpline number" (Ministry of Animal Husbandry, of January 2023,
 *   livemint.com "Rupala to inaugurate 29 MVUs"); in some states only by day (newsdrum.in, 5 March 2024).
 */
export const emergencyNumbers = {
  emergency: "112",
  ambulance: "108",
  mind: "14416",
  poison: "1800-116-117",
  animals: "1962",
} as const;

/**
 * The telephone numbers that any answer may name: the Kisan Call Centre, the poison centre, Tele-MANAS, and the one
 * of crop insurance. The ambulance's 108 is too often another figure to be known in a text.
 */
export const helplines = [
  callCentre,
  emergencyNumbers.poison,
  emergencyNumbers.mind,
  "14447",
] as const;
