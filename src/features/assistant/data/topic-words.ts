/**
 * What farmers call signs, parts, works and places, one idea a line, in English, Hindi, Marathi and Latin
 * letters; `_` joins a phrase. Two words of one line are the same to the search and to the purposes of a
 * question.
 */
export const topicWords = {
  // Parts of a plant
  leaf: "leaf leaves foliage patta patte patti pattiyan pattiyo पत्ता पत्ते पत्ती पत्तियां पत्तियों पत्तों पान पाने पानांवर पानावर पानांचे paane",
  stem: "stem stalk stalks tana tane तना तने तनों खोड khod डंठल danthal",
  root: "root roots jad jade jadein jadon जड़ जड़ें जड़ों मूळ मुळे mul",
  fruit: "fruit fruits phal fal phalo फल फलों फळ फळे फळांवर",
  flower: "flower flowers flowering bloom blossom phool phul ful फूल फूलों फुल फुले फुलोरा manjar bouquet",
  pod: "pod pods fali phali faliyan फली फलियां फलियों शेंगा shenga शेंग",
  ear: "ear ears earhead panicle spike bali baliyan baal बाली बालियां बालियों बाल कणीस लोंबी ओंबी",
  grain:
    "grain grains kernel kernels dana dane daane दाना दाने दानों दाणे दाणा anaj anaaj अनाज अनाजों धान्य",
  boll: "boll bolls tinda tinde टिंडा टिंडे टिंडों बोंड bond बोंडे gular गूलर डोडा",
  shoot:
    "shoot shoots twig twigs tehni tahni टहनी टहनियां शाखा कोपल kopal नई_पत्ती शेंडा shenda growing_tip",
  tuber: "tuber tubers kand कंद",
  bunch: "panicles बौर baur मोहर",
  whorl: "whorl gobh goph गोभ पोंगा ponga pongyat",
  sheath: "sheath sheaths",
  seedling: "seedling seedlings nursery paudh पौध नर्सरी रोपवाटिका रोप रोपे bichda बिचड़ा",
  seed: "seed seeds beej bij बीज बीजों बियाणे बियाणं biyane",
  // Signs
  spot: "spot spots spotted speck specks lesion lesions dhabba dhabbe dhabbo धब्बा धब्बे धब्बों डाग ठिपके thipke daag दाग",
  hole: "hole holes bored perforated ched chhed chhedh छेद छिद्र सुराख surakh छिद्रे भोक",
  yellow:
    "yellow yellowing pale chlorosis pila peela pile peele pili peeli पीला पीले पीली पीलापन pilapan पिवळे पिवळी पिवळा pivle piwle pivali",
  brown: "brown bhura bhure bhoora भूरा भूरे भूरी तपकिरी tapkiri कत्थई katthai",
  black: "black kala kale kaale kali काला काले काली काळे काळी काळा",
  white: "white safed सफेद सफ़ेद पांढरे पांढरी पांढरा pandhre pandhri",
  red: "red reddish lal laal लाल तांबडे लालसर",
  purple: "purple violet baingani बैंगनी जांभळे jambhle जामुनी",
  orange_colour: "orangish narangi नारंगी",
  green: "green hara hare हरा हरे हरी हिरवे hirve",
  silver: "silver silvery chandi चांदी चांदीसा रुपेरी",
  powder: "powder powdery mildew dust churn choorn चूर्ण पाउडर पावडर भुकटी burada",
  wool: "wool woolly cottony waxy fluffy ruee rui रूई रुई मोम",
  stripe: "stripe stripes streak streaks striped dhari dhariyan dhaari धारी धारियां पट्टी रेषा",
  ring: "ring rings target concentric chhalle छल्ला छल्ले वलय",
  curl: "curl curls curled curling leafcurl twisted mud mudna mude mudi mudti sikud sikudna sikudi मुड़ मुड़ना मुड़े मुड़ी मुड़ते सिकुड़ सिकुड़न सिकुड़ी सिकुड़ना मरोड़िया marodiya चुरडा churda आकसणे kukda कुकड़ा gurcha गुरचा",
  wilt: "mar_rog mar_gaya wilt wilts wilting wilted droop drooping murjha murjhana murjhaye murjhaya मुरझा मुरझाना मुरझाए उकठा uktha ukatha मर_रोग मररोग kumhla",
  dry: "dries dried drying scorch scorched sukh sookh sukhna sukha_hua sukhna सूख सूखना सूखे सूखता सूखते सूखने वाळणे वाळते वाळत वाळले sukhne sookhna",
  rot: "sad_gaya sad_raha sad_rahe rot rots rotting rotten decay sadan sadna sarh सड़ सड़न सड़ना सड़ता गलन galan गलना कुज kuj सडणे",
  fall: "shed shedding dropping drops gir girna girne jhad jhadna jhadne गिर गिरना गिरते गिरने झड़ झड़ना झड़ने गळ गळणे gal fulgal फुलगळ",
  stunt:
    "stunt stunted stunting dwarf dwarfed bauna baune bona बौना बौने छोटा_रह बढ़वार_रुक वाढ_खुंटली badhwar_ruk vadh_khuntli growth_stopped",
  sticky: "sticky honeydew chipchipa chip_chipa चिपचिपा चिपचिपी चिकट चिकटा chikta",
  soot: "soot sooty kajli काजली काजळी",
  web: "web webbing webs webbed jala जाला जाली जाळे जाळी",
  dead_heart:
    "dead_heart dead_hearts deadheart deadhearts मृत_गोभ mrit_gobh सूखी_गोभ पोंगेमर pongemar beech_ki_patti_sukh",
  white_ear: "white_ear white_ears whitehead सफेद_बाली safed_bali खाली_बाली",
  silver_shoot: "silver_shoot silver_shoots onion_leaf प्याज_पत्ती",
  hopper_burn: "hopper_burn hopperburn",
  eaten:
    "eaten eat eats eating chew chewed kha khaya khati khate khane kha_rahe खा खाते खाती खाया खाने खाई खातात kutar कुतर",
  tunnel: "tunnel tunnels mines mined mining surang सुरंग नागमोडी nagmodi boring",
  swollen: "swollen sujan सूजन फूली gaanth ganth गांठ गाठ",
  smell: "smell smelly foul stink badbu badboo बदबू गंध दुर्गंध महक",
  patch: "patch patches tukde jagah_jagah चकत्ते chakatte पट्टे",
  crack:
    "crack cracked cracking split splits splitting phat phatna fat fatna फट फटना फटते फटने tadak तडकणे तडे",
  burn: "burn burnt burning jhulas jhulsa jhulasna झुलस झुलसा झुलसना karpa करपा करपलेली जल_गया",
  // What attacks
  insect:
    "insect insects pest pests bug bugs keeda keede kida kide keet kit kidi keeda_lag कीड़ा कीड़े कीड़ों कीट कीटों कीड किडी किडे",
  caterpillar:
    "caterpillar caterpillars larva larvae worm worms sundi soondi sundiyan illi इल्ली इल्लियां सुंडी अळी अळ्या ali aali alya lut",
  borer: "borer borers bedhak chedak chhedak बेधक छेदक पोखरणारी khod_kida खोडकिडा खोडकिड",
  hopper:
    "hopper hoppers planthopper phudka fudka tela फुदका फुदके तुडतुडे tudtude तुड़तुड़ा bhunga madhua मधुआ",
  aphid: "aphid aphids mahu maho mahu माहू माहो chepa चेंपा चेपा मावा mava lice moyla मोयला lahi लाही",
  whitefly: "whitefly whiteflies white_fly safed_makkhi सफेद_मक्खी पांढरी_माशी pandhri_mashi",
  thrips: "thrips thrip थ्रिप्स फुलकिडे fulkide tella",
  mite: "mite mites makdi मकड़ी कोळी koli लाल_मकड़ी lal_makdi अष्टपदी ashtapadi",
  jassid: "jassid jassids leafhopper hara_tela हरा_तेला",
  mealybug: "mealybug mealybugs mealy_bug मिलीबग पिठ्या_ढेकूण dahiya",
  fly: "fly flies makkhi मक्खी माशी mashi maggot",
  beetle: "beetle beetles weevil weevils bhring भृंग bhunga घुन सोंडे ghun bhrung",
  grub: "grub grubs white_grub सफेद_लट safed_lat लट lat हुमणी humni gidar गिडार हुमणीने",
  termite: "termite termites dimak deemak दीमक वाळवी valvi udhai",
  moth: "moth moths patanga पतंगा पतंगे पतंग",
  locust: "locust locusts tiddi tiddiyan टिड्डी टिड्डियां टोळधाड toldhad",
  armyworm:
    "armyworm armyworms fall_armyworm faw फॉल_आर्मीवर्म सैनिक_कीट लष्करी_अळी lashkari_ali lashkari",
  bollworm:
    "bollworm bollworms pink_bollworm gulabi_sundi गुलाबी_सुंडी गुलाबी_इल्ली गुलाबी_बोंडअळी बोंडअळी bondali gulabi_illi gulabi_bondali pinkbollworm bond_ali",
  pink: "pink gulabi गुलाबी",
  gall_midge: "gall_midge gallmidge गंगई gangai गाल_मिज गादमाशी",
  leaffolder: "leaf_folder leaffolder पत्ती_लपेटक पान_गुंडाळणारी patti_lapetak पत्ता_लपेटक patta_lapetak",
  blast: "blast झोंका jhonka प्रध्वंस gardan_tod गर्दन_तोड़ ब्लास्ट",
  blight: "blight blights झुलसा_रोग jhulsa_rog jhulsa_bimari ब्लाइट",
  rust: "rust rusts ratua रतुआ तांबेरा tambera गेरुआ gerua geruva geruyi गेरुई haldya",
  smut: "smut smuts kandua कंडुआ कंडवा काणी kani kandwa bunt करनाल karnal",
  mosaic: "mosaic mosaics मोजेक मोज़ेक केवडा kevda mojek pila_mosaic virus viruses विषाणू विषाणु",
  fungus: "fungus fungal fungi fafund phaphund fafundi फफूंद फफूंदी बुरशी burshi mould mold",
  bacteria: "bacteria bacterial jivanu जीवाणु बैक्टीरिया जिवाणू",
  disease:
    "disease diseases diseased infection infected rog bimari beemari रोग बीमारी बीमारियां रोगाचा rogacha bemari",
  canker: "canker cankers kankar कैंकर खैरा_रोग",
  tikka: "tikka टिक्का",
  red_rot: "red_rot redrot lal_sadan लाल_सड़न",
  sigatoka: "sigatoka सिगाटोका करपा_केळी",
  panama: "panama पनामा",
  oily: "oily oil_spot telya तेल्या तेलिया",
  bird: "bird birds chidiya पक्षी चिड़िया parakeet tota तोते",
  animal_raid:
    "monkey monkeys boar nilgai neelgai नीलगाय बंदर जंगली_सूअर रानडुक्कर randukkar wild_animals wild_animal",
  rat: "rat rats mouse mice chuha chuhe चूहा चूहे उंदीर undir उंदरांनी",
  snail: "snail snails ghonga घोंघा गोगलगाय",
  nematode: "nematode nematodes sutrakrumi सूत्रकृमि निमेटोड",
  // Remedies
  ingredient:
    "imidacloprid thiamethoxam chlorpyrifos chlorpyriphos chlorantraniliprole emamectin benzoate fipronil cypermethrin lambda_cyhalothrin acetamiprid profenofos dimethoate quinalphos spinosad spinetoram mancozeb carbendazim propiconazole tebuconazole hexaconazole azoxystrobin metalaxyl tricyclazole copper_oxychloride monocrotophos acephate glyphosate atrazine pendimethalin इमिडाक्लोप्रिड थायोमेथोक्साम क्लोरपायरीफॉस क्लोरपाइरीफॉस इमामेक्टिन मैंकोजेब कार्बेन्डाजिम मोनोक्रोटोफॉस ग्लाइफोसेट coragen कोराजन confidor bavistin endosulfan phorate methomyl triazophos dichlorvos paraquat carbofuran एंडोसल्फान फोरेट",
  pesticide:
    "pesticide pesticides insecticide insecticides chemical chemicals dawa dawai dava davai davaai dawaai keetnashak kitnashak दवा दवाई दवाइयां दवाओं कीटनाशक औषध औषधे aushadh kidnashak कीडनाशक",
  fungicide: "fungicide fungicides fafundnashak फफूंदनाशक बुरशीनाशक burshinashak",
  herbicide:
    "herbicide herbicides weedicide weedicides kharpatwarnashak खरपतवारनाशक तणनाशक tannashak",
  weed: "weed weeds weeding kharpatwar kharpatvar खरपतवार तण tan ghas ghaas घास निंदाई nindai निराई nirai gudai गुड़ाई खुरपणी",
  spray:
    "spray sprays spraying sprayed sprayer chhidkav chidkav chhidkaav chidkao छिड़काव छिड़कें छिड़कना फवारणी फवारावे favarni favarne chidkau स्प्रे छिड़कते chhidakte",
  dose: "dose dosage gram grams gm matra maatra dalu daalu dalun dalna daalna dalna_hai मात्रा ग्राम डालूं डालूँ डालना प्रमाण praman doz डोज",
  millilitre: "ml mili milli millilitre millilitres मिली मिलि मि.ली एमएल cc सीसी",
  litre: "litre litres liter liters लीटर लिटर tanki टंकी pump_mein",
  mix: "mix mixing mixed mixture milana milakar milaye मिलाकर मिलाएं मिलाना मिलावे sath_mein_mila एकत्र",
  label: "label labels लेबल",
  neem: "neem nim नीम कडुनिंब निंबोळी nimboli neem_oil निंबोळी_अर्क",
  trap: "trap traps sticky_trap pheromone pheromones फेरोमोन ट्रैप प्रपंच सापळा सापळे kamgandh कामगंध sapla फंदा",
  friend_insect:
    "trichogramma ladybird ladybug predator predators mitra_keet मित्र_कीट मित्रकीटक biocontrol biological parasite",
  trichoderma: "trichoderma ट्राइकोडर्मा ट्रायकोडर्मा pseudomonas",
  seed_treatment:
    "seed_treatment beej_upchar बीज_उपचार बीजोपचार beejopchar बीजप्रक्रिया bijprakriya bij_upchar",
  resistant: "resistant tolerant pratirodhi प्रतिरोधी प्रतिकारक",
  rotation: "rotation fasal_chakra फसल_चक्र पीक_फेरपालट pherpalat",
  intercrop: "intercrop intercropping antarvarti अंतरवर्ती आंतरपीक mishrit मिश्रित sahfasli सहफसली",
  mulch: "mulch mulching मल्चिंग आच्छादन palwar पलवार",
  banned: "banned ban prohibited pratibandhit प्रतिबंधित बंदी बैन illegal allowed legal",
  fake: "fake duplicate nakli नकली बनावट spurious adulterated milavati",
  gear: "wear wearing clothes kapde कपड़े pahnna pehnna pahne pehne पहनना पहनें पहने glove gloves mask goggles protective dastane दस्ताने मास्क हातमोजे boots wear wearing clothes kapde कपड़े pahnna pehnna pahne pehne पहनना पहनें पहने घालावे ghalave",
  poison:
    "poisoning poisoned poison poisonous jahar zahar zeher जहर ज़हर ज़हरीला विष विषबाधा vishbadha swallowed inhaled",
  container:
    "container containers bottle bottles khali_dibba dibba डिब्बा डिब्बे बोतल बाटली empty_packet",
  waiting:
    "waiting_period phi pre_harvest preharvest interval प्रतीक्षा kitne_din_baad_tod tudai_ke_kitne",
  bee: "bee bees honeybee honeybees madhumakkhi मधुमक्खी मधमाशी madhmashi pollination परागण",
  // Water and weather
  irrigation:
    "irrigation irrigate irrigating irrigated watering sinchai sichai sinchayi सिंचाई सिचाई सिंचन सींचना sinchan paani_dena ओलीत",
  water: "water pani paani पानी पाणी पाण्याची पाण्याचे",
  drip: "drip thibak ठिबक ड्रिप टपक tapak",
  sprinkler: "sprinkler sprinklers fawwara fuwara फव्वारा तुषार tushar स्प्रिंकलर",
  pump: "pump pumps motor मोटर मोटार पंप पम्प borewell tubewell नलकूप बोरवेल nalkoop बोर",
  canal: "canal canals nahar नहर कालवा kalva",
  drain:
    "drain drainage waterlogging waterlogged jalbharav jal_bharav जलभराव जलनिकासी निकास nikas nikasi निकासी निचरा nichra stagnant pani_bhar bhara_pani पानी_भर पाणी_साचले",
  save_water:
    "save_water conserve conservation bachat बचत पानी_बचाना पानी_बचाने पानी_बचाने_का pani_bachane pani_bachana पानी_की_बचत pani_ki_bachat",
  rain: "rain rains rainfall rainy raining barish baarish barsaat barsat varsha बारिश बरसात वर्षा पाऊस paus pavsa पावसाचा पावसाने barsega barsegi monsoon mansoon मानसून मॉन्सून मान्सून",
  weather:
    "weather climate forecast mausam mosam mausham मौसम मौसमी हवामान havaman haviman पूर्वानुमान अंदाज",
  temperature: "temperature tapman taapman तापमान degree",
  heat: "heat hot heatwave garmi गर्मी लू loo_lag उष्णता उन्हाळा unhala tez_dhoop ऊन",
  cold: "cold coldwave thand thandi sardi ठंड ठंडी सर्दी थंडी शीतलहर sheetlahar",
  frost: "frost pala paala पाला पाले धुके dhuke तुषार_पडला पाले",
  wind: "wind winds windy hawa hava aandhi andhi हवा आंधी वारा vara toofan तूफान वादळ storm cyclone चक्रीवादळ",
  hail: "hail hailstorm hailstones ole ola olavrishti ओले ओला ओलावृष्टि गारपीट garpit gara गारा गारपिटीने गारपिटी गारपिटीचा",
  fog: "fog mist kohra कोहरा dhund धुंध",
  drought:
    "drought dryspell dry_spell sukha sookha सूखा दुष्काळ dushkal खंड barish_nahi no_rain पाऊस_नाही पाऊस_पडला_नाही बारिश_नहीं barish_nahi_ho",
  flood: "flood floods flooded baadh बाढ़ दलदल",
  lightning: "lightning thunder bijli_girna बिजली_गिर वीज_पड",
  humidity: "humidity humid nami नमी आर्द्रता ओलावा",
  today: "today aaj aj आज",
  tomorrow: "tomorrow kal kl कल उद्या udya",
  day_after: "day_after_tomorrow parso parson परसों परवा parva",
  week: "week weekly hafta hafte saptah हफ्ता हफ्ते सप्ताह आठवडा athavda is_hafte",
  // Soil and food
  soil: "soil soils mitti matti miti मिट्टी मृदा माती mati जमीन_की",
  soil_test:
    "soil_test soil_testing mitti_jaanch mitti_janch मिट्टी_जांच मिट्टी_की_जांच माती_परीक्षण मृदा_परीक्षण mati_parikshan mitti_ki_jaanch",
  sample: "sample samples sampling namuna नमूना नमुना",
  health_card: "soil_health_card health_card swasthya_card स्वास्थ्य_कार्ड मृदा_कार्ड आरोग्य_पत्रिका",
  fertiliser:
    "fertiliser fertilisers fertilizer fertilizers khad khaad urvarak khat खाद खादें उर्वरक उर्वरकों खत खते खतांची",
  urea: "urea uria यूरिया युरिया",
  dap: "dap डीएपी",
  potash: "potash potassium mop पोटाश पोटैशियम पालाश palash",
  phosphorus: "phosphorus phosphate phosphatic ssp superphosphate फास्फोरस फॉस्फोरस स्फुरद sphurad",
  nitrogen: "nitrogen naitrojan नाइट्रोजन नत्र natra",
  zinc: "zinc jasta जिंक जस्ता जस्त झिंक khaira खैरा",
  sulphur: "sulphur sulfur gandhak गंधक सल्फर",
  iron: "iron ferrous loha आयरन लोहा लोह लौह",
  boron: "boron borax बोरॉन बोरान",
  manganese: "manganese मैंगनीज मंगल",
  copper_nutrient: "copper tamba तांबा कॉपर",
  calcium: "calcium कैल्शियम",
  magnesium: "magnesium मैग्नीशियम",
  micronutrient: "micronutrient micronutrients सूक्ष्म_पोषक सूक्ष्मपोषक सूक्ष्म_अन्नद्रव्ये sukshm",
  deficiency: "deficiency deficient lacking kami kmi कमी कमतरता lack",
  ph: "ph acidic acid acidity alkaline alkali amliya kshariya अम्लीय क्षारीय पीएच आम्ल sodic usar ऊसर sour khatti_mitti",
  salt: "salt salts salty saline salinity khara kharapan खारा खारी लवण लवणीय क्षार क्षारपड kshar namkeen लवणता namak नमक",
  gypsum: "gypsum जिप्सम",
  lime: "चूने lime liming chuna चूना",
  organic_carbon: "organic_carbon carbon jaivik_carbon जैविक_कार्बन सेंद्रिय_कर्ब karb",
  organic:
    "organic jaivik जैविक सेंद्रिय sendriya natural_farming prakritik प्राकृतिक नैसर्गिक jeevamrut जीवामृत",
  manure: "manure fym gobar गोबर शेणखत shenkhat compost कंपोस्ट कम्पोस्ट",
  vermicompost:
    "vermicompost vermi kenchua केंचुआ वर्मीकंपोस्ट वर्मी_कंपोस्ट गांडूळ गांडूळखत earthworm earthworms kechua",
  green_manure: "green_manure hari_khad dhaincha हरी_खाद ढैंचा हिरवळीचे_खत sesbania",
  biofertiliser:
    "biofertiliser biofertilizer biofertilisers rhizobium azotobacter psb राइजोबियम जैव_उर्वरक जीवाणू_खत rhizobium_culture culture",
  residue: "residue residues stubble straw parali पराली पुआल narwai नरवाई ठूंठ काडीकचरा",
  burning_straw: "parali_jalana पराली_जलाना stubble_burning",
  clay: "clay clayey black_soil kali_mitti काली_मिट्टी काळी_माती chikni चिकनी_मिट्टी",
  sandy: "sandy sand balui retili बलुई रेतीली वाळू रेताड",
  red_soil: "red_soil lal_mitti लाल_मिट्टी तांबडी_माती",
  laterite: "laterite जांभा लैटेराइट",
  alluvial: "alluvial dumat domat दोमट जलोढ़ गाळाची",
  plough: "plough ploughing plow tillage jutai जुताई नांगरणी nangarni हल",
  levelling: "levelling leveling level laser_level समतल samtal सपाटीकरण",
  // Works and time
  sow: "बोई boi boye boya बोते बोयें बोया sow sowing sown bona boni bowai buwai buai bijai bowni बोना बोनी बुवाई बुआई बिजाई बोएं बोए लगाएं लगाना पेरणी पेरावे पेरणीची लागवड lagwad lagvad perni perani ropai रोपाई रोपनी transplant transplanting लावणी boye बोई boi boya बोते बोयें बोया लागवड planting lagaye lagayen lagau lagaun lagayein lagawe",
  harvest:
    "harvest harvesting harvested reap katai kaatai कटाई काटें काटना काढणी kadhni कापणी kapni tudai तुड़ाई tod वेचणी vechni चुनाई chunai picking",
  thresh: "thresh threshing gahai गहाई मळणी malni",
  store:
    "store storage storing stored bhandaran bhandar भंडारण गोदाम godown साठवण sathvan warehouse rakhna_anaaj",
  dry_produce: "moisture_content sukhana सुखाना सुखाएं वाळवणे",
  variety: "variety varieties kism kisme किस्म किस्में वाण van jati hybrid हाइब्रिड संकर desi देसी देशी",
  spacing: "spacing distance doori duri दूरी अंतर antar",
  pruning: "prune pruning chhatai chatai छंटाई छाटणी chatni",
  season: "season kharif rabi zaid खरीफ रबी जायद रब्बी उन्हाळी",
  month: "month months mahina mahine महीना महीने महिना",
  time: "timing schedule samay samaya समय वेळ time tarikh",
  stage: "stage stages avastha अवस्था tillering kalle कल्ले knee_high",
  yield_crop: "yield yields production productivity paidavar upaj utpadan पैदावार उपज उत्पादन उत्पन्न",
  cost: "cost costs expense expenses kharcha lagat खर्च खर्चा लागत",
  profit: "profit munafa मुनाफा नफा nafa",
  // Money and market
  price:
    "price prices rate rates bhav bhaav daam dam भाव दाम कीमत kimat keemat दर dar बाजारभाव bajarbhav",
  mandi: "mandi market markets bazar bajar bazaar मंडी मंडियों बाजार बाज़ार apmc बाजार_समिती samiti",
  msp: "msp support_price minimum_support samarthan_mulya samarthan समर्थन समर्थन_मूल्य हमीभाव hamibhav एमएसपी aadhar_bhav nyuntam_samarthan",
  sell: "sell selling sold bechna bechu bechun beche bechna_hai बेचना बेचूं बेचूँ बेचें बेच विकावे विकायचा विकू vikaycha vikne विक्री bikne bikna bikri bikta बिकने बिकता",
  grade:
    "grade grading sorting quality gunvatta ग्रेडिंग छंटाई_उपज प्रतवारी गुणवत्ता safai सफाई सफ़ाई cleaning",
  procurement:
    "procurement procure kharid kharidi खरीद खरीदी sarkari_kharid खरेदी_केंद्र kharid_kendra",
  transport: "transport bhada_gadi ढुलाई dhulai वाहतूक kiraya",
  enam: "enam e_nam ई_नाम ईनाम",
  // Schemes and cover
  scheme: "scheme schemes yojana yojna योजना योजनाएं योजनाओं योजनेचा sarkari_madad government_help",
  subsidy: "subsidy subsidies anudan सब्सिडी अनुदान chhoot छूट",
  loan: "loan loans credit karj karz rin lone कर्ज ऋण कर्जा लोन पीककर्ज",
  kcc: "kcc kisan_credit_card किसान_क्रेडिट_कार्ड credit_card केसीसी",
  pension: "pension पेंशन pensan निवृत्तीवेतन maandhan मानधन",
  instalment:
    "instalment instalments installment installments kist kisht किस्त किश्त हप्ता हप्ते hapta kisht",
  eligible: "eligible eligibility qualify patra patrata पात्र पात्रता योग्य labh लाभ haqdar",
  apply:
    "apply application applying register registration avedan aavedan आवेदन पंजीकरण panjikaran नोंदणी nondani अर्ज arj form फॉर्म",
  documents: "document documents papers kagaz kagaj dastavej कागज कागज़ दस्तावेज कागदपत्रे kagadpatre",
  ekyc: "ekyc e_kyc kyc ईकेवाईसी केवाईसी",
  pm_kisan:
    "pm_kisan pmkisan kisan_samman samman_nidhi सम्मान_निधि पीएम_किसान किसान_सम्मान सन्मान_निधी",
  pmfby: "pmfby fasal_bima फसल_बीमा पीक_विमा pik_vima crop_insurance",
  solar: "solar saur सोलर सौर kusum कुसुम",
  machine:
    "tractor tractors machine machinery machines yantra ट्रैक्टर ट्रॅक्टर यंत्र मशीन कृषि_यंत्र harvester थ्रेशर drone ड्रोन",
  polyhouse: "polyhouse greenhouse shade_net पॉलीहाउस शेडनेट net_house",
  insurance: "insurance insured insure insurer bima beema बीमा विमा vima policy पॉलिसी बीमित bimit",
  premium: "premium premiyam प्रीमियम हप्ता_विमा",
  claim:
    "claim claims dawa_bima muavja muavza मुआवजा मुआवज़ा दावा नुकसान_भरपाई bharpai भरपाई क्लेम compensation",
  loss: "loss losses damage damaged destroyed ruined nuksan nuksaan barbad kharab नुकसान नुक़सान बर्बाद खराब नुकसानी tabah",
  hours72: "72 hours ghante ghanta घंटे घंटा तास taas",
  cattle:
    "cattle cow cows buffalo buffaloes gaay gai bhains pashu mavesi गाय भैंस पशु पशुओं मवेशी जनावरे janavar म्हैस goat bakri बकरी",
  area: "area acre acres hectare hectares bigha एकड़ हेक्टेयर बीघा एकर ekad hektar guntha गुंठा",
  report: "report reporting inform suchna soochna सूचना kalvane कळवावे शिकायत shikayat complaint",
  help_line:
    "helpline toll_free phone_number हेल्पलाइन call_center kisan_call कॉल_सेंटर call_centre कॉल_सेंटर_का_नंबर phone",
  electricity: "electricity bijli बिजली वीज vij",
  risk: "risk risks danger khatra khatre खतरा ख़तरा धोका dhoka sambhavna संभावना chance_of_pest",
  bag: "bag bags bori_khad boriyan katta katte बोरी बोरियां कट्टा कट्टे गोणी गोण्या goni",
  money: "money paisa paise rupaye rupees rupee पैसा पैसे रुपये रुपया रक्कम राशि rashi",
  fpo: "fpo fpc farmer_producer producer_company producer_organisation किसान_उत्पादक एफपीओ एफ़पीओ",
  // Urvara itself
  urvara: "urvara urwara उर्वरा app ऐप एप अॅप website वेबसाइट",
  offline: "offline internet network नेटवर्क इंटरनेट नेट_नहीं bina_internet",
  language_word: "language bhasha भाषा hindi marathi हिंदी मराठी",
  account: "account khata खाता password पासवर्ड login लॉगिन profile प्रोफाइल",
  dashboard: "dashboard डैशबोर्ड widget home_screen",
  community: "community blog blogs post posts समुदाय ब्लॉग पोस्ट",
  marketplace: "marketplace order orders cart ऑर्डर कार्ट खरीदना buy kharidna",
  boundary: "boundary map naksha नक्शा नकाशा सीमा",
  photo: "photo photos picture camera फोटो तस्वीर tasveer",
  voice: "voice bolkar bol_kar आवाज speak microphone बोलकर",
  notification: "notification notifications alert alerts suchnaye अलर्ट सूचनाएं सतर्क",
  delete:
    "delete deleted remove hatana हटाना मिटाना mitana undo mita_diya mit_gaya hata_diya मिटा_दिया मिट_गया हटा_दिया हटवले मिटवले",
  demo: "demo demonstration dummy डेमो नमूना_असली namuna_asli",
  emergency:
    "emergency emergencies ambulance aapat apat apatkalin आपात आपातकालीन एम्बुलेंस रुग्णवाहिका आणीबाणी aanibani",
  conflict:
    "conflict changed_elsewhere keep_mine keep_the_other keep_other कहीं_और_बदला kahi_aur_badla दूसरे_फोन_पर_बदला दुसरीकडे_बदलले",
  unlisted:
    "not_in_list not_in_the_list not_on_list not_on_the_list not_listed list_me_nahi suchi_me_nahi सूची_में_नहीं यादीत_नाही yadit_nahi",
  add: "add jodna जोड़ना jode जोड़ें जोडावे",
} as const;

export type TopicWord = keyof typeof topicWords;
