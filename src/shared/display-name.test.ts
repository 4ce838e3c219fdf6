import { describe, expect, test } from "vitest";
import { samplePosts } from "#content/sample-posts.ts";
import { sampleProducts } from "#content/sample-products.ts";
import { findNameFault, tidyName } from "./display-name.ts";

test.each([
  ["Sunita Pawar", "Sunita Pawar"],
  ["  सुनीता   Pawar ", "सुनीता Pawar"],
  // Zero-width space, byte order mark, soft hyphen, Hangul filler, blank of Braille.
  ["Su\u200bni\ufeffta\u00ad \u3164Pa\u2800war", "Sunita Pawar"],
  ["\u202eevil\u202c \u2066x\u2069\u200f", "evil x"],
  // Between Latin letters a joiner is only invisible.
  ["Ad\u200dm\u200cin", "Admin"],
  ["\u200d\u200c", ""],
  ["Ｓｕｎｉｔａ ①", "Sunita 1"],
  // A joined and a composed letter are the same name.
  ["Rene\u0301", "René"],
])("%j is kept as %j", (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

describe("joiners of Indian scripts and Persian", () => {
  test.each([
    "लक्ष्मी",
    "क्\u200dषमा",
    "दऱ्या",
    "दर्\u200dया पाटील",
    "श्री\u200cमान",
    // An old way to write Malayalam's final letters.
    "മോഹന്\u200d",
    "می\u200cخواهم",
  ])("stay where %j is spelt with them", (name) => {
    expect(tidyName(name)).toBe(name.normalize("NFKC"));
    expect(findNameFault(tidyName(name))).toBeNull();
  });
  test("go where they do nothing", () => {
    expect(tidyName("\u200dराम\u200d \u200cसिंह\u200d\u200d")).toBe("राम सिंह");
    expect(tidyName("र्\u200d\u200dय")).toBe("र्\u200dय");
  });
});

test.each([
  "Urvara",
  "Urvara Support",
  "URVARA-support",
  "Team Urvara",
  "urvara.official",
  "U r v a r a",
  "Urvaraa Help",
  "Admin",
  "admin1",
  "A d m i n",
  "Adm1n",
  "4dmin",
  "Adrnin",
  "Administrator Ravi",
  "Moderator",
  "Support",
  "Support Team",
  "Official Helpdesk",
  "Customer Care",
  "System Admin",
  "\u0410\u0501\u043c\u0456\u043f",
  "Ádmïn",
  "उर्वरा",
  "उर्वरा सहायता",
  "उ\u200dर्वरा मदत",
  "एडमिन",
  "ॲडमिन",
  "प्रशासक",
  "सहायता केंद्र",
  "ग्राहक सेवा",
  "सपोर्ट टीम",
])("nobody goes by %j", (name) => {
  expect(findNameFault(tidyName(name))).toBe("name-reserved");
});

test.each([
  // A Cyrillic а, a Cyrillic о, a Greek ο.
  "R\u0430vi Patil",
  "Ram\u043en",
  "Sunit\u03b1",
  "Un\u0456on",
])("%j is of letters that look alike", (name) => {
  expect(findNameFault(tidyName(name))).toBe("name-mixed");
});

test.each([
  "Иван Петров",
  "Γιώργος",
  "Ram राम",
  "ராமன்",
  "ਗੁਰਪ੍ਰੀਤ",
  "محمد علی",
  "李雷",
  "O’Brien-D’Souza",
  "Tractor Operator Suresh",
  "Krishi Support Samiti",
  "सेवा राम",
  "मदतलाल सहाय",
  "Badminton Singh",
  "Adnan Minhas",
  "Asha 2",
  "A",
  "farmer1@example.com",
  "👨\u200d🌾 Ramesh",
])("%j is a name like others", (name) => {
  expect(findNameFault(tidyName(name))).toBeNull();
});

test("the samples go by names that anybody may have", () => {
  for (const { authorName } of [...samplePosts, ...sampleProducts]) {
    expect([authorName, findNameFault(tidyName(authorName))]).toEqual([authorName, null]);
  }
});
