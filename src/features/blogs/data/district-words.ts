/**
 * Districts whose names are words, or names of people: they count beside a word for district only, as do
 * those of fewer than four letters.
 */
export const wordDistricts =
  "agra amreli anand banda basti beed bundi chamba dang dhar durg erode gaya guna hassan jalna katni kota krishna mandi mansa panna patan pali puri rewa sagar salem samba saran satna sidhi surat tapi thane theni tonk".split(
    " ",
  );

export const districtWords = "district zilla zila jilla jila zile jile jilha".split(" ");
