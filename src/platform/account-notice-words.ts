import type { AccountEventKind } from "#src/shared/account-event.ts";
import type { Language } from "#src/shared/language.ts";

/** What an owner hears of by mail as well: whatever could shut them out, or send their money elsewhere. */
export type AccountNoticeKind = Extract<
  AccountEventKind,
  | "password-changed"
  | "address-changed"
  | "second-factor-on"
  | "second-factor-off"
  | "passkey-added"
  | "passkey-removed"
  | "payment-changed"
  | "deletion-asked"
>;

type NoticeWords = { subject: string; texts: Record<AccountNoticeKind, string>; ending: string };

/** `{detail}` and `{link}` are filled in. */
export const accountNoticeWords: Record<Language, NoticeWords> = {
  en: {
    subject: "Something was changed in your Urvara account",
    texts: {
      "password-changed": "The password of your account was changed.",
      "address-changed": "The e-mail address of your account was changed to {detail}.",
      "second-factor-on": "Signing in to your account now asks for a second step.",
      "second-factor-off": "Signing in to your account no longer asks for a second step.",
      "passkey-added": "A passkey was added to your account: {detail}.",
      "passkey-removed": "A passkey was removed from your account: {detail}.",
      "payment-changed":
        "The UPI id of your account was changed to {detail}. Buyers of new orders pay to it; orders placed before keep the one they had.",
      "deletion-asked":
        "The deletion of your account was asked for. It is removed in 7 days, unless you sign in before.",
    },
    ending:
      "If this was you, nothing has to be done. If it was not, sign in and choose a new password, or have one mailed to you:\n\n{link}",
  },
  hi: {
    subject: "आपके Urvara खाते में कुछ बदला गया है",
    texts: {
      "password-changed": "आपके खाते का पासवर्ड बदला गया है।",
      "address-changed": "आपके खाते का ई-मेल पता बदलकर {detail} किया गया है।",
      "second-factor-on": "आपके खाते में लॉगिन करते समय अब दूसरा कदम पूछा जाएगा।",
      "second-factor-off": "आपके खाते में लॉगिन करते समय अब दूसरा कदम नहीं पूछा जाएगा।",
      "passkey-added": "आपके खाते में एक पासकी जोड़ी गई है: {detail}।",
      "passkey-removed": "आपके खाते से एक पासकी हटाई गई है: {detail}।",
      "payment-changed":
        "आपके खाते की UPI आईडी बदलकर {detail} की गई है। नए ऑर्डर के खरीदार इसी पर भुगतान करेंगे; पहले के ऑर्डर में पुरानी आईडी ही रहेगी।",
      "deletion-asked":
        "आपका खाता हटाने का अनुरोध किया गया है। वह 7 दिन में हट जाएगा, अगर आप उससे पहले लॉगिन नहीं करते।",
    },
    ending:
      "अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो लॉगिन करके नया पासवर्ड चुनें, या मेल से नया पासवर्ड माँगें:\n\n{link}",
  },
  mr: {
    subject: "तुमच्या Urvara खात्यात काही बदलले आहे",
    texts: {
      "password-changed": "तुमच्या खात्याचा पासवर्ड बदलला गेला आहे.",
      "address-changed": "तुमच्या खात्याचा ई-मेल पत्ता बदलून {detail} केला गेला आहे.",
      "second-factor-on": "तुमच्या खात्यात लॉगिन करताना आता दुसरी पायरी विचारली जाईल.",
      "second-factor-off": "तुमच्या खात्यात लॉगिन करताना आता दुसरी पायरी विचारली जाणार नाही.",
      "passkey-added": "तुमच्या खात्यात एक पासकी जोडली गेली आहे: {detail}.",
      "passkey-removed": "तुमच्या खात्यातून एक पासकी काढली गेली आहे: {detail}.",
      "payment-changed":
        "तुमच्या खात्याचा UPI आयडी बदलून {detail} केला गेला आहे. नव्या ऑर्डरचे खरेदीदार त्यावर पैसे देतील; आधीच्या ऑर्डरमध्ये जुनाच राहील.",
      "deletion-asked":
        "तुमचे खाते काढून टाकण्याची विनंती केली गेली आहे. त्याआधी तुम्ही लॉगिन केले नाही, तर ते 7 दिवसांत काढले जाईल.",
    },
    ending:
      "हे तुम्हीच केले असेल, तर काही करण्याची गरज नाही. नसेल, तर लॉगिन करून नवा पासवर्ड निवडा, किंवा मेलने नवा पासवर्ड मागा:\n\n{link}",
  },
};
