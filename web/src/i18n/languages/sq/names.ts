/** Names in Albanian from Unicode's CLDR; a test keeps them equal to Node's. */

const parseNames = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split('|').map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]))

/** January first. */
export const MONTHS = {
  long: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
  short: 'jan shk mar pri maj qer korr gush sht tet nën dhj'.split(' '),
}

/** Sunday first. */
export const WEEKDAYS = {
  long: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'],
  short: ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht'],
  narrow: ['d', 'h', 'm', 'm', 'e', 'p', 'sh'],
}

/** Countries and territories with a dialling code. */
export const REGIONS = parseNames(
  'AC Ishulli Asenshion|AD Andorrë|AE Emiratet e Bashkuara Arabe|AF Afganistan|AG Antigua e Barbuda|AI Anguilë|' +
    'AL Shqipëri|AM Armeni|AO Angolë|AR Argjentinë|AS Samoa Amerikane|AT Austri|AU Australi|AW Arubë|' +
    'AX Ishujt Alandë|AZ Azerbajxhan|BA Bosnjë-Hercegovinë|BB Barbados|BD Bangladesh|BE Belgjikë|BF Burkina-Faso|' +
    'BG Bullgari|BH Bahrejn|BI Burundi|BJ Benin|BL Sen-Bartelemi|BM Bermude|BN Brunei|BO Bolivi|' +
    'BQ Karaibet holandeze|BR Brazil|BS Bahama|BT Butan|BW Botsvanë|BY Bjellorusi|BZ Belizë|CA Kanada|' +
    'CC Ishujt Kokos|CD Kongo-Kinshasa|CF Republika e Afrikës Qendrore|CG Kongo-Brazavilë|CH Zvicër|' +
    'CI Côte d’Ivoire|CK Ishujt Kuk|CL Kili|CM Kamerun|CN Kinë|CO Kolumbi|CR Kosta-Rikë|CU Kubë|CV Kepi i Gjelbër|' +
    'CW Kurasao|CX Ishulli i Krishtlindjes|CY Qipro|CZ Çeki|DE Gjermani|DJ Xhibuti|DK Danimarkë|DM Dominikë|' +
    'DO Republika Dominikane|DZ Algjeri|EC Ekuador|EE Estoni|EG Egjipt|EH Saharaja Perëndimore|ER Eritre|' +
    'ES Spanjë|ET Etiopi|FI Finlandë|FJ Fixhi|FK Ishujt Falkland|FM Mikronezi|FO Ishujt Faroe|FR Francë|GA Gabon|' +
    'GB Mbretëria e Bashkuar|GD Granadë|GE Gjeorgji|GF Guajana Franceze|GG Gernsej|GH Ganë|GI Gjibraltar|' +
    'GL Grënlandë|GM Gambi|GN Guine|GP Guadelupë|GQ Guineja Ekuatoriale|GR Greqi|GT Guatemalë|GU Guam|' +
    'GW Guine-Bisau|GY Guajanë|HK RPA i Hong-Kongut|HN Honduras|HR Kroaci|HT Haiti|HU Hungari|ID Indonezi|' +
    'IE Irlandë|IL Izrael|IM Ishulli i Manit|IN Indi|IO Territori Britanik i Oqeanit Indian|IQ Irak|IR Iran|' +
    'IS Islandë|IT Itali|JE Xhersej|JM Xhamajkë|JO Jordani|JP Japoni|KE Kenia|KG Kirgizi|KH Kamboxhia|KI Kiribati|' +
    'KM Komore|KN Shën-Kits dhe Nevis|KP Kore e Veriut|KR Kore e Jugut|KW Kuvajt|KY Ishujt Kajman|KZ Kazakistan|' +
    'LA Laos|LB Liban|LC Shën-Luçia|LI Lihtenshtajn|LK Sri-Lankë|LR Liberi|LS Lesoto|LT Lituani|LU Luksemburg|' +
    'LV Letoni|LY Libi|MA Marok|MC Monako|MD Moldavi|ME Mal i Zi|MF Sen-Marten|MG Madagaskar|MH Ishujt Marshall|' +
    'MK Maqedonia e Veriut|ML Mali|MM Mianmar (Burmë)|MN Mongoli|MO RPA i Makaos|MP Ishujt e Marianës Veriore|' +
    'MQ Martinikë|MR Mauritani|MS Montserat|MT Maltë|MU Mauritius|MV Maldive|MW Malavi|MX Meksikë|MY Malajzi|' +
    'MZ Mozambik|NA Namibi|NC Kaledoni e Re|NE Niger|NF Ishulli Norfolk|NG Nigeri|NI Nikaragua|NL Holandë|' +
    'NO Norvegji|NP Nepal|NR Nauru|NU Niue|NZ Zelandë e Re|OM Oman|PA Panama|PE Peru|PF Polinezia Franceze|' +
    'PG Guineja e Re-Papua|PH Filipine|PK Pakistan|PL Poloni|PM Shën-Pier dhe Mikelon|PR Porto-Riko|' +
    'PS Territoret Palestineze|PT Portugali|PW Palau|PY Paraguai|QA Katar|RE Reunion|RO Rumani|RS Serbi|RU Rusi|' +
    'RW Ruandë|SA Arabi Saudite|SB Ishujt Solomon|SC Sejshelle|SD Sudan|SE Suedi|SG Singapor|SH Shën-Elenë|' +
    'SI Slloveni|SJ Svalbard e Jan-Majen|SK Sllovaki|SL Sierra-Leone|SM San-Marino|SN Senegal|SO Somali|' +
    'SR Surinami|SS Sudani i Jugut|ST Sao-Tome e Principe|SV Salvador|SX Sint-Marten|SY Siri|SZ Esvatini|' +
    'TA Tristan-da-Kuna|TC Ishujt Turks dhe Kaikos|TD Çad|TG Togo|TH Tajlandë|TJ Taxhikistan|TK Tokelau|' +
    'TL Timor-Leste|TM Turkmenistan|TN Tunizi|TO Tonga|TR Turqi|TT Trinidad e Tobago|TV Tuvalu|TW Tajvan|' +
    'TZ Tanzani|UA Ukrainë|UG Ugandë|US SHBA|UY Uruguai|UZ Uzbekistan|VA Vatikan|VC Shën-Vincent dhe Grenadine|' +
    'VE Venezuelë|VG Ishujt e Virgjër Britanikë|VI Ishujt e Virgjër të SHBA-së|VN Vietnam|VU Vanuatu|' +
    'WF Uollis e Futuna|WS Samoa|XK Kosovë|YE Jemen|YT Majotë|ZA Afrika e Jugut|ZM Zambi|ZW Zimbabve',
)

/** The languages of the contract. */
export const LANGUAGES = parseNames(
  'ar arabisht|az azerbajxhanisht|bg bullgarisht|bs boshnjakisht|cs çekisht|da danisht|de gjermanisht|' +
    'el greqisht|en anglisht|es spanjisht|et estonisht|fa persisht|fi finlandisht|fr frëngjisht|he hebraisht|' +
    'hi indisht|hr kroatisht|hu hungarisht|it italisht|ja japonisht|ka gjeorgjisht|kk kazakisht|ko koreanisht|' +
    'lt lituanisht|lv letonisht|mk maqedonisht|nb norvegjishte letrare|nl holandisht|pl polonisht|pt portugalisht|' +
    'ro rumanisht|ru rusisht|sk sllovakisht|sl sllovenisht|sq shqip|sr serbisht|sv suedisht|tr turqisht|' +
    'uk ukrainisht|uz uzbekisht|zh kinezisht',
)

/** The currencies of the contract. */
export const CURRENCIES = parseNames(
  'AED Dirhami i Emirateve të Bashkuara Arabe|AFN Afgani afgan|ALL Leku shqiptar|AMD Dramia armene|' +
    'AOA Kuanza e Angolës|ARS Pesoja argjentinase|AUD Dollari australian|AWG Florini aruban|' +
    'AZN Manata azerbajxhanase|BAM Marka e Bosnjë-Hercegovinës [e shkëmbyeshme]|BBD Dollari barbadian|' +
    'BDT Taka e Bangladeshit|BHD Dinari i Bahreinit|BIF Franga burundiane|BMD Dollari i Bermudeve|' +
    'BND Dollari i Bruneit|BOB Boliviani i Bolivisë|BRL Reali brazilian|BSD Dollari i Bahamasit|' +
    'BTN Ngultrumi butanez|BWP Pula botsuane|BYN Rubla bjelloruse|BZD Dollari i Ishujve Belize|' +
    'CAD Dollari kanadez|CDF Franga kongole|CHF Franga zvicerane|CLP Pesoja kiliane|CNY Juani kinez|' +
    'COP Pesoja kolumbiane|CRC Koloni kostarikan|CUP Pesoja kubaneze|CVE Eskudoja e Kepit të Gjelbër|' +
    'CZK Koruna e Çekisë|DJF Franga xhibutiane|DKK Korona daneze|DOP Pesoja dominikane|DZD Dinari algjerian|' +
    'EGP Sterlina egjiptiane|ERN Nakfa e Eritresë|ETB Bira etiopiane|EUR Euroja|FJD Dollari i Fixhit|' +
    'FKP Stërlina e Ishujve Falkland|GBP Sterlina britanike|GEL Laria gjeorgjiane|GHS Sejda ganeze|' +
    'GIP Sterlina e Gjibraltarit|GMD Dalasi gambian|GNF Franga guinease|GTQ Kuecali i Guatemalës|' +
    'GYD Dollari guajanez|HKD Dollari i Hong-Kongut|HNL Lempira hondurase|HTG Gurdi haitian|HUF Forinta hungareze|' +
    'IDR Rupia indoneziane|ILS Shekeli izrealit|INR Rupia indiane|IQD Dinari irakian|IRR Riali iranian|' +
    'ISK Korona islandeze|JMD Dollari xhamajkan|JOD Dinari jordanez|JPY Jeni japonez|KES Shilinga keniane|' +
    'KGS Soma kirgize|KHR Riali kamboxhian|KMF Franga komore|KPW Uoni koreano-verior|KRW Uoni koreano-jugor|' +
    'KWD Dinari kuvajtian|KYD Dollari i Ishujve Kajman|KZT Tenga kazake|LAK Kipa e Laosit|LBP Sterlina libaneze|' +
    'LKR Rupia e Sri-Lankës|LRD Dollari liberian|LSL Lota lesotiane|LYD Dinari libian|MAD Dirhami maroken|' +
    'MDL Leuja moldave|MGA Arieri malagez|MKD Denari maqedonas|MMK Kiata e Mianmarit|MNT Tugrika mongole|' +
    'MOP Pataka e Makaos|MRU Ugija mauritane|MUR Rupia mauritiane|MVR Rufiu i Maldivit|MWK Kuaça malaviane|' +
    'MXN Pesoja meksikane|MYR Ringiti malajzian|MZN Metikali i Mozambikut|NAD Dollari i Namibisë|' +
    'NGN Naira nigeriane|NIO Kordoba nikaraguane|NOK Korona norvegjeze|NPR Rupia nepaleze|' +
    'NZD Dollari i Zelandës së Re|OMR Riali i Omanit|PAB Balboa panameze|PEN Sola peruane|' +
    'PGK Kina e Guinesë së Re-Papua|PHP Pesoja filipinase|PKR Rupia pakistaneze|PLN Zllota polake|' +
    'PYG Guarani paraguaian|QAR Riali i Katarit|RON Leuja rumune|RSD Dinari serb|RUB Rubla ruse|' +
    'RWF Franga ruandeze|SAR Riali saudit|SBD Dollari i Ishujve Solomonë|SCR Rupia e Ishujve Sishelë|' +
    'SDG Sterlina sudaneze|SEK Korona suedeze|SGD Dollari i Singaporit|SHP Sterlina e Ishullit të Shën-Helenës|' +
    'SLE Leoni i Siera-Leones|SOS Shilinga somaleze|SRD Dollari surinamez|SSP Sterlina sudanezo-jugore|' +
    'STN Dobra e Sao-Tomes dhe Prinsipes|SYP Sterlina siriane|SZL Lilangeni i Suazilandës|THB Bata tajlandeze|' +
    'TJS Somona taxhike|TMT Manata turkmene|TND Dinari tunizian|TOP Panga tongane|TRY Lira turke|' +
    'TTD Dollari i Trinidadit dhe Tobagos|TWD Dollari tajvanez|TZS Shilinga e Tanzanisë|UAH Rivnia ukrainase|' +
    'UGX Shilinga ugandeze|USD Dollari amerikan|UYU Pesoja uruguaiane|UZS Soma uzbeke|VES Bolivari venezuelas|' +
    'VND Donga vietnameze|VUV Vatuja e Vanuatusë|WST Tala samoane|XAF Franga kamerunase|' +
    'XCD Dollari i Karaibeve Lindore|XCG gilder karaibian|XOF Franga e Bregut të Fildishtë|' +
    'XPF Franga franceze e Polinezisë|YER Riali i Jemenit|ZAR Randi afrikano-jugor|ZMW Kuaça e Zambisë|' +
    'ZWG Ari i Zimbabves',
)
