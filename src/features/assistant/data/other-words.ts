/**
 * Words of other subjects that share their small words with farming's: a price may be that of gold, a
 * medicine one for people. A question that has one is hardly about the farm.
 */
export const otherWords = `
gold silver sona sone chandi_ka sonar jewellery सोना सोने_का सोने_चांदी petrol diesel_price पेट्रोल
share_market stock_price stocks shares company_share stock_market mutual_fund bitcoin शेयर_बाजार शेयर
fever headache stomach tablet tablets doctor bukhar sir_dard pet_me_dard pet_dard dard goli बुखार गोली दर्द सिरदर्द डॉक्टर ताप
election elections minister vote party modi mukhyamantri neta salary चुनाव मुख्यमंत्री मंत्री वोट नेता
cricket ipl match score क्रिकेट मैच स्कोर
लग्नासाठी wedding marriage shadi muhurat शादी मुहूर्त लग्न
train ticket bus railway rail रेलगाड़ी टिकट बस ट्रेन
mobile whatsapp facebook youtube recharge मोबाइल व्हाट्सएप
court lawyer mukadma police कोर्ट मुकदमा वकील पुलिस
school college admission exam स्कूल कॉलेज परीक्षा
motorcycle motor_cycle मोटर_साइकिल मोटरसाइकिल bike car engine scooter
bill roof chat_tapak छत bijli_ka_bill
ghar_banane घर_बनाने house_loan home_loan mastitis थनैला pregnant hotel dragon_fruit mushroom mushrooms मशरूम strawberry saffron kesar केसर avocado vanilla silk silkworm reshim रेशम
recipe paneer rasoi dog cat
capital country
`;
