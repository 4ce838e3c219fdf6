/** Small words by which a question shows what it wants, as they are normalised. */
export const askWords = {
  whether: `should can shall may kya क्या का ka du dun doon दूं दूँ karu karun karoon kare karen करूं करूँ करें करू चाहिए
    chahiye dyave द्यावे dyayche द्यायचे dyava deu देऊ karave करावे karavi करावी karaychi करायची hai_kya need needed
    jarurat zaroori jaruri जरूरत जरूरी गरज garaj dena देना denge de`,
  when: "when kab कब kadhi कधी kevha केव्हा next agla अगला अगली पुढचे pudhche samay schedule baje",
  howMuch: "how kitna kitni kitne कितना कितनी कितने kiti किती many much quantity matra",
  future: `will hoga hogi hone होगा होगी होने aayega aayegi aaegi ayega आएगा आएगी आयेगा पड़ेगा पड़ेगी padega padegi barsega
    yeil येईल padel पडेल hoil होईल likely chance expected kaisa kaisi kaise कैसा कैसी कसे kase kasa rahega rahegi रहेगा रहेगी asel असेल`,
  own: "my mine our mera mere meri hamara hamare मेरा मेरे मेरी हमारा हमारे majha majhe majhya maza माझा माझे माझ्या माझी amche आमचे आमच्या",
  field: "field fields khet kheto खेत खेतों शेत शेतात शेते shet shetat shetachi plot plots jameen zameen",
  list: "list show which what kaun kaunse kitne कौन कौनसे कितने दिखाओ dikhao batao बताओ सूची dakhva दाखवा konti कोणती किती",
  greeting: `hello hi hey namaste namaskar namaskaram pranam salaam ram suprabhat नमस्ते नमस्कार प्रणाम राम सुप्रभात
    goodmorning morning evening jai जय हेलो हैलो हाय`,
  thanks:
    "thank thanks thankyou dhanyavad dhanyawad shukriya aabhar abhari धन्यवाद शुक्रिया आभार आभारी",
  help: "help madad मदद sahayata सहायता मदत madat",
  ability: "you tum aap tu तुम आप तू tumhi तुम्ही",
  do: "do sakte sakta सकते सकता ho kar karte करते कर karu शकता shakta kaun कौन who kon कोण",
} as const;

export type AskWord = keyof typeof askWords;
