/** Words that ask, point or are polite and say nothing of what is asked about. */
export const fillerWords = `
a an the is are was were be been being am do does did doing done has have had having i me my mine we us our
you your he she it its they them their this that these those there here what which who whom whose when where
why how can could should shall will would may might must of in on at to from for by with about into over after
before under above between and or but if then than so as not no nor only also too very just any some all each
more most much many other such own same please tell give know want need get got let say said ask help use used
using make made take taken put keep best good right way thing things happen happens happening kind type types
mean means really still yet now out up down off again while during sir madam hello hi dear friend farmer farmers
farming farm crop crops plant plants field fields show showing shows look looks looking see seen find found come
comes coming go goes going one two first new old big small lot lots bit like work works problem problems issue
solution advice suggest suggestion detail details information info explain reason cause caused causes answer
people person someone anyone lately nowadays per since without within through naam nam नाम name takave टाकावे rakhkar रखकर lower निचला निचले nichla nichle हिस्सा हिस्से hissa hisse reduce andar अंदर bahar बाहर upar niche neeche ऊपर नीचे top control manage management banane बनाने नियंत्रण niyantran व्यवस्थापन प्रबंधन prabandhan roktham रोकथाम bandobast पडला पिकाचे पिकांचे पिकासाठी बढाएं badhaye badhana बढ़ाना बचाने bachane सा सी fayda fayde फायदा फायदे benefit benefits advantage labh करताना घ्यावा घ्यावी करणे होत होतात chal chalta चल चलता चलो against needed needs required online grows growing grown
पहला पहली pehla pehli pahla pahli बनता बनती बनाते बनवाना banta banti banate जमीन ज़मीन jameen zameen jamin zamin land सुधारूं सुधारना sudhare sudharna karwaye karvaye karwana करवाएं करवाना मिलेगी मिलेगा मिलती मिलता milegi milega milti milta milegi ठीक thik theek रोग_पहचान पहचानें पहचान pehchane pehchan
है हैं हूं हूँ था थी थे हो हुआ हुई हुए होता होती होते होगा होगी होना रहा रही रहे गया गयी गई गए जा जाता जाती
जाते जाए जाये का की के को से में पर ने तक और या भी ही तो यह ये वह वे वो इस उस इन उन इसका इसकी इसके उसका
उसकी उनके मैं मेरा मेरी मेरे मुझे हम हमारा हमारी हमारे हमें आप आपका आपके तुम अपना अपनी अपने क्या कौन कौनसा
कौनसी किस किसे किसका किसको कब कहां कहाँ क्यों कैसे कैसा कैसी कितना कितनी कितने कुछ कोई सब सभी बहुत ज्यादा
अधिक कम बड़ा बड़ी छोटा छोटे अब अभी फिर जब तब जो जिस अगर लेकिन मगर नहीं न ना मत लिए लिये साथ बाद पहले
करना करने करता करते करती करें करूं करूँ करू कर करो किया की कीजिए दे देना देते देता दें दूं दूँ दिया दी लेना
लें ले लिया लगा लगी लगे लग लगता लगना चाहिए चाहिये चाहता सकता सकते सकती सके पड़ पड़ा पड़े पड़ता पड़ती बता
बताओ बताइए बताएं बतायें बताना बोलो भाई भैया जी सर साहब किसान किसानों खेती खेत खेतों फसल फसलों पौधा पौधे
पौधों दिख दिखता रोकें रोकना बचाव बचाएं उपाय इलाज समाधान तरीका जानकारी वाला वाली वाले एक दो कारण वजह मतलब
सही अच्छा अच्छी आता आती आते आ आए आया आयी आई रखें रखना रखे चीज तरह
hai hain hu hun hoon tha thi the ho hua hui hue hota hoti hote hoga hogi hona raha rahi rahe gaya gayi gai gaye
ja jata jati jate jaye jaaye jana ka ki ke ko se mein mai me par pe ne tak aur ya bhi hi to toh yah ye yeh wah vah woh wo
is us in un iska iski iske uska uski unke main mera meri mere mujhe hum ham hamara hamari hamare hame aap aapka aapke
tum apna apni apne kya kyaa kaun kaunsa kaunsi konsa konsi kon kis kise kiska kab kahan kaha kyun kyu kyon kaise kaisa kaisi
kese kitna kitni kitne kuch koi sab sabhi bahut bohot jyada zyada adhik kam bada badi chota chhota ab abhi fir phir jab tab jo jis agar
lekin magar nahi nahin na mat liye lie sath baad pehle pahle karna karne karta karte karti kare karen karu karun karoon kar karo
kiya kijiye de dena dete deta den du dun diya di lena le lu liya laga lagi lage lag lagta lagna chahiye chaiye chahie
sakta sakte sakti sake pad pada pade padta padti padega bata batao bataiye batana bataye bolo bhai bhaiya ji sahab kisan kheti
khet kheto khete fasal phasal fasalo paudha paudhe paudhon dikh dikhta roke rokna bachav bachaye upay ilaj samadhan tarika
jankari wala wali wale vala vale ek karan vajah matlab sahi accha achha aata aati aate aa aaye aaya aayi rakhe rakhna cheej tarah
आहे आहेत होते होता होती झाला झाली झाले मी माझा माझी माझे माझ्या मला आम्ही आमचा आमच्या आम्हाला तुम्ही काय कोण
कोणते कोणती कोणता केव्हा कधी कुठे का कसे कसा कशी किती आणि किंवा पण हे हा ही ते तो ती या त्या साठी करिता वर
करावे करावा करावी करायचे करू करतो देऊ द्यावे द्यायचे घ्यावे सांगा पाहिजे नाही नको पीक पिकावर पिके पिकाला शेत
शेतात शेती शेतकरी उपाय माहिती कराल येते येतो येतात आला आली आले दिसते दिसतात पडले पडली
aahe ahe aahet mi majha maza mazya majhya mala amhi tumhi kay kon konte konti kevha kadhi kuthe kase kasa kashi kiti ani
kinva pan he ha te sathi karave karava karayche karu dyave dyayche deu ghyave sanga pahije nahi nako pik pikavar shet shetat
sheti shetkari aala zala zali
`;
