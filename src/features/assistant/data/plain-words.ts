/** Words that sound like a name of something else, and are themselves: sale is not साळी, पूरा not पूर. */
export const plainWords = `
sale rise fall full late poor name ball bale rope base tap chute hire well lose fee sort till tail net feed side rate_of wide
bone space leave call pole pale mean main sad kept mall hole_in lit soil_in take tale jam male mail
बढ बढे बढत बढती पूरा पूरी पूरे पत्र पता पति पन्ना पन्ने पतला पतली पतले दम डर मोठ धन चल चला चले चलें चलाएं चालू मिला मिले मिलाएं
छूट_गया बंद खडा खडी खडे बाधा गर्म ठंडा ठंडे हाल साफ कटी कटे काट बच्चे चलता चलती चुनें चुनना चुनाई छान भवन
सेंटर center centre नंबर
`;
