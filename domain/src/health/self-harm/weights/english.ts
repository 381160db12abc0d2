import type { TextWeights } from "../likely.ts";

/** Learned by `npm run fit:crisis-words`; not to be edited by hand. */
export const englishWeights: TextWeights = {
  bias: -5.839,
  least: 1.424,
  features: `+^abou	49
+^aga	142
+^agai	145
+^ali	88
+^aliv	89
+^all	46
+^all$	68
+^als	54
+^also	54
+^and$	51
+^any	152
+^anym	81
+^anyo	76
+^as$	-45
+^at$	-89
+^bac	78
+^back	79
+^be$	166
+^bee	104
+^been	109
+^bet	88
+^bett	89
+^blo	-74
+^bloo	-53
+^bre	-48
+^brea	-48
+^bur	60
+^but	63
+^but$	73
+^can	-131
+^canc	-76
+^car	56
+^che	-105
+^chec	-44
+^cle	61
+^clea	61
+^com	-77
+^com$	-41
+^con	-80
+^con$	-41
+^cons	-41
+^coug	-42
+^cut	47
+^da$	-54
+^dat	70
+^date	73
+^de$	-58
+^deat	-47
+^dep	-47
+^des	-53
+^die$	95
+^do$	57
+^don	122
+^don$	41
+^done	57
+^dra	49
+^dre	55
+^dyi	-68
+^dyin	-68
+^ear	-42
+^el$	-49
+^en$	-48
+^end	74
+^endi	55
+^est	-67
+^eve	155
+^ever	124
+^exi	93
+^exis	93
+^feel	47
+^fore	42
+^get	49
+^go$	48
+^god	45
+^god$	45
+^gon	50
+^gone	62
+^goo	78
+^good	64
+^gun	58
+^gun$	62
+^had	-44
+^had$	-44
+^has	-57
+^has$	-52
+^hav	50
+^he$	66
+^hel	50
+^her	108
+^her$	43
+^him	117
+^him$	78
+^hon	49
+^hone	53
+^hop	75
+^hopi	65
+^if$	103
+^il$	-45
+^im$	57
+^it$	127
+^ive	50
+^ive$	50
+^je$	-49
+^jok	79
+^joki	79
+^kee	91
+^keep	91
+^kids	46
+^kin	46
+^kind	47
+^kms	88
+^kms$	88
+^la$	-57
+^last	51
+^le$	-51
+^lif	106
+^life	115
+^lik	42
+^like	42
+^liv	110
+^livi	80
+^ll$	56
+^loo	54
+^look	55
+^lost	43
+^lum	-54
+^lump	-50
+^many	52
+^mat	41
+^mate	42
+^mi$	-46
+^mor	-61
+^muc	70
+^much	72
+^mys	125
+^myse	125
+^nao	-42
+^nao$	-42
+^nev	45
+^neve	45
+^nex	44
+^next	44
+^no$	-50
+^nob	43
+^nobo	43
+^not	115
+^not$	142
+^noti	42
+^now	48
+^now$	48
+^of$	119
+^on$	100
+^one	44
+^one$	44
+^onl	61
+^only	61
+^pai	42
+^pain	45
+^pan	-54
+^pani	-50
+^pape	41
+^per	-65
+^pla	47
+^plan	51
+^post	42
+^pre	-78
+^pur	68
+^purp	71
+^que	-79
+^que$	-41
+^quic	45
+^rea	46
+^res	-43
+^said	47
+^say	85
+^sayi	61
+^scan	41
+^see	65
+^see$	67
+^sel	53
+^self	56
+^sem	-45
+^sert	55
+^she	84
+^she$	95
+^sic	-52
+^sick	-52
+^sid	-42
+^som	75
+^some	77
+^sor	48
+^sort	50
+^step	42
+^sto	123
+^stop	78
+^suc	61
+^suci	56
+^sui	54
+^suic	70
+^tak	59
+^take	75
+^tal	61
+^talk	68
+^tbh	74
+^tbh$	74
+^tell	46
+^tha	117
+^that	90
+^ther	-42
+^thi	243
+^thig	48
+^thin	204
+^tho	95
+^thou	97
+^til	52
+^till	52
+^tim	43
+^time	43
+^tire	41
+^to$	217
+^tol	54
+^told	56
+^ton	48
+^toni	64
+^too	50
+^too$	45
+^tre	-45
+^trie	48
+^un$	-42
+^urg	52
+^urge	52
+^ve$	98
+^wan	179
+^wann	161
+^way	48
+^wel	-48
+^well	-48
+^wha	101
+^what	101
+^when	-53
+^wish	44
+^wit	121
+^with	124
+^won	132
+^won$	43
+^wont	90
+^worr	-52
+^wou	164
+^woul	164
+^بال	-42
+^من$	-71
+abou	47
+about	49
+ada$	-55
+ado$	-44
+agai	145
+again	145
+aid$	46
+ain$	210
+ake$	89
+alin	54
+aline	56
+aliv	118
+alive	99
+alk$	47
+all$	45
+ally	55
+ally$	55
+also	54
+also$	54
+ance	-83
+ancer	-49
+ando	-76
+ando$	-73
+ange	-46
+anic	-51
+anic$	-43
+anna	156
+anna$	161
+any$	51
+anym	81
+anymo	81
+anyo	76
+anyon	76
+appe	49
+arm$	73
+arte	44
+arted	45
+ast$	46
+atch	49
+atch$	50
+ate$	98
+ath$	-48
+atta	-48
+aven	44
+ayin	85
+aying	85
+back	79
+back$	79
+been	109
+been$	109
+bett	89
+bette	89
+bloo	-53
+blood	-53
+body	47
+body$	47
+bout	43
+bout$	48
+brea	-48
+but$	73
+bye$	61
+canc	-77
+cance	-74
+cer$	-52
+che$	-68
+chec	-44
+check	-44
+cida	62
+cidal	77
+cide	57
+cidel	65
+cked	-60
+cked$	-60
+clea	61
+clean	61
+com$	-41
+con$	-42
+cons	-44
+coug	-42
+cough	-42
+dal$	110
+date	73
+date$	73
+day$	115
+dbye	85
+dbye$	61
+death	-47
+der$	-55
+die$	95
+ding$	42
+does$	-50
+don$	41
+done	57
+done$	57
+dyin	-68
+dying	-68
+ean$	64
+eath	-60
+eath$	-48
+eel$	-44
+eeli	83
+eelin	83
+een$	96
+eep$	88
+elf$	197
+elin	83
+eling	83
+elp$	53
+end$	97
+endi	50
+endin	52
+ent$	45
+eps$	53
+ero$	-54
+ertr	55
+ertra	55
+eryo	65
+eryon	65
+ess$	-60
+esta	-41
+ette	94
+etter	103
+ever	148
+ever$	41
+every	124
+exis	93
+exist	93
+ext$	44
+feel	47
+feeli	83
+frie	42
+frien	42
+gain	145
+gain$	129
+ghs$	48
+ghte	58
+ghter	47
+ghts	140
+ghts$	140
+god$	45
+gone	62
+gone$	62
+good	64
+goodb	85
+gun$	75
+had$	-44
+has$	-61
+hat$	154
+heck	-44
+help$	53
+high	46
+highs	48
+him$	78
+hink	165
+hink$	82
+hinki	76
+his$	68
+hone	88
+hones	53
+hopi	65
+hopin	65
+houg	97
+hough	97
+hout	68
+hout$	68
+hter	47
+hter$	50
+hts$	140
+icide	43
+idal	75
+idal$	77
+ide$	-41
+idel	65
+idel$	65
+iend$	55
+ife$	99
+ighs	48
+ighs$	48
+ight	54
+ill$	72
+ime$	43
+inal	59
+ing$	371
+ink$	68
+inki	74
+inkin	74
+inst	43
+ired	43
+ired$	43
+isti	81
+istin	88
+ith$	64
+itho	68
+ithou	68
+ive$	143
+ivin	110
+iving	110
+joki	79
+jokin	79
+ked$	-71
+keep	91
+keep$	66
+kids	42
+kids$	42
+kind	47
+king	132
+king$	132
+kms$	88
+lan$	72
+last	50
+last$	51
+lean	61
+lean$	61
+les$	-51
+life	115
+life$	115
+like	42
+like$	42
+line$	43
+ling	61
+ling$	51
+live	128
+live$	129
+livi	99
+livin	100
+lood	-53
+lood$	-53
+look	55
+lost	43
+lost$	43
+lso$	52
+lump	-50
+lump$	-45
+many	52
+many$	52
+mate	55
+mate$	60
+more	50
+more$	51
+much	72
+much$	75
+myse	125
+mysel	125
+nao$	-42
+ncer	-49
+ncer$	-49
+nday	68
+nday$	68
+ndin	55
+nding	57
+ndo$	-83
+ness	-43
+ness$	-42
+nest	48
+next	44
+next$	44
+nic$	-52
+nigh	53
+night	53
+nkin	74
+nking	74
+nly$	61
+nna$	160
+nobo	43
+nobod	43
+not$	142
+noth	-44
+noti	42
+notic	42
+now$	69
+nto$	-44
+nymo	81
+nymor	81
+nyon	76
+nyone	76
+obod	43
+obody	43
+oday	46
+oday$	46
+odby	85
+odbye	85
+ody$	47
+oes$	-51
+oint	49
+okin	93
+oking	93
+old$	61
+one$	302
+ones	42
+onest	53
+onig	64
+onigh	64
+only	61
+only$	61
+ont$	126
+ood$	-76
+oodb	85
+oodby	85
+ook$	50
+opin	65
+oping	65
+oppi	59
+oppin	60
+ork$	72
+orri	-46
+orted	50
+ose$	77
+ost$	76
+oste	42
+osted	45
+ough	87
+ought	98
+ould	172
+ould$	168
+our$	-50
+out$	63
+pain	45
+pain$	42
+pani	-50
+panic	-50
+pape	41
+paper	42
+pear	58
+ping	109
+ping$	110
+plan	51
+plan$	73
+poin	59
+point	59
+pose	61
+pose$	68
+poste	44
+ppin	62
+pping	62
+pres	-59
+press	-50
+purp	71
+purpo	71
+que$	-54
+quic	43
+quick	45
+rain$	50
+rali	54
+ralin	55
+reat	-47
+res$	-50
+ring	-44
+rly$	-44
+rpos	68
+rpose	70
+rted	94
+rted$	98
+rtra	55
+rtral	55
+ryon	65
+ryone	65
+said	47
+said$	48
+sayi	61
+sayin	61
+sed$	-48
+see$	66
+self	245
+self$	217
+sert	55
+sertr	55
+she$	95
+sick	-52
+side	-52
+side$	-41
+some	77
+sort	50
+sorte	50
+stan	-50
+sted	41
+sted$	41
+step	42
+stin	83
+sting	93
+stop	78
+stopp	79
+suci	56
+sucid	56
+suic	70
+take	71
+take$	61
+talk	68
+talk$	47
+tarte	49
+tbh$	74
+ted$	153
+tell	42
+ten$	50
+ter$	169
+teri	-43
+that	90
+that$	78
+ther	-43
+there	-42
+thig	48
+thigh	48
+thin	152
+think	165
+thou	159
+thoug	97
+thout	68
+till	64
+till$	71
+time	59
+time$	49
+ting	151
+ting$	157
+tired	43
+today	46
+told	56
+told$	56
+toni	63
+tonig	64
+too$	45
+topp	71
+toppi	64
+tral	55
+trali	55
+trie	48
+tried	48
+tter	96
+tter$	104
+ttin	56
+tting	67
+uch$	72
+ucid	56
+ucida	56
+ught	134
+ughts	141
+uick	45
+uld$	168
+urge	48
+urpo	71
+urpos	71
+ven$	45
+very	124
+veryo	65
+ving	116
+ving$	116
+wake	43
+wake$	52
+wann	161
+wanna	161
+way$	49
+well	-54
+well$	-48
+what	101
+what$	84
+when	-53
+wish	44
+wish$	44
+with	124
+with$	64
+witho	68
+won$	43
+wont	90
+wont$	90
+work$	72
+worr	-52
+woul	164
+would	164
+xist	93
+xisti	89
+ymor	81
+ymore	81
+yone	138
+yone$	140
+ysel	125
+yself	125
10 ever	47
102	-54
102 kg	-45
12 _ asking	-47
12 year	-78
12 year asking	-62
13	70
13 _ old	42
13 year	70
13 year old	56
14	95
14 and	58
14 and she	46
19	103
2	-64
20	-43
2019	53
2019 and	55
2019 and the	44
25	84
25 _ last	51
25 sertralin	84
25 sertralin last	67
3	-192
3 9	-56
3 9 now	-45
3 _ now	-43
3 day	-43
39	-94
4	66
4 _ clean	69
4 month	115
4 month clean	92
40	103
40 _ clean	77
40 day	128
40 day clean	102
5 month	-43
5 of	66
5 of fluoxetin	53
6	-102
6 kilo	51
6 kilo and	41
6 of	-44
6 paracetamol	-43
8	-121
8 _ old	-43
8 year	-72
8 year old	-58
80	43
80 year	47
81	43
81 and	43
9 10	47
9 now	-56
a	-41
a _ and	158
a _ attack	-75
a _ cabl	44
a _ gun	42
a _ i	42
a _ no	51
a _ of	54
a _ on	111
a _ one	57
a _ sinc	-42
a _ when	50
a bad	65
a bad enough	52
a blad	70
a blad and	56
a box	44
a burden	116
a burden on	73
a care	-42
a coward	60
a coward becaus	48
a date	196
a day	-78
a doctor	60
a doctor headach	48
a good	-63
a good night	-50
a goodb	105
a goodb on	84
a gun	60
a gun in	48
a heart	-72
a heart attack	-57
a kidn	-44
a lighter	83
a lighter when	66
a load	64
a load of	51
a loaded	71
a loaded gun	57
a nurs	71
a nurs i	56
a panic	-54
a panic attack	-43
a phob	-87
a phob of	-69
a phon	57
a phon cabl	59
a plan	293
a plan and	157
a plan no	79
a rope	52
a rope in	41
a teenager	63
a teenager and	51
a temperatur	-70
a temperatur sinc	-56
a train	52
a wall	-41
a wast	95
a wast of	76
a year	95
a year one	76
abortion	-44
about	197
about 6	-44
about _ at	-52
about _ cream	-47
about _ exist	46
about _ in	51
about _ it	81
about ending	85
about ending it	68
about finish	51
about hang	66
about hang himself	53
about harm	-77
about harm myself	-62
about it	-114
about it at	-69
about latel	68
about not	76
about not exist	61
about scar	-78
about scar cream	-62
about stepp	85
about stepp in	68
about taking	60
about taking my	48
about the	-80
about to	-54
about to happen	-43
about two	64
about two hour	51
abt	85
abt _ myself	51
abt unaliv	85
abt unaliv myself	68
accident	45
accident i	65
accident i don	52
after	144
after _ match	51
after _ sertralin	65
after my	49
after stomach	43
after stopp	108
after stopp sertralin	87
after the	44
after the match	68
afternoon	-49
afternoon slot	-49
again	517
again _ 40	77
again _ stopp	65
again about	-44
again after	108
again after stopp	87
again and	64
again and one	51
again last	51
again mond	128
again mond 40	102
again sugar	-56
again sugar is	-45
against	68
against _ wall	41
against the	68
against the wall	54
ago and	64
ago and now	51
ai	-99
al	-100
aliv	354
aliv _ school	51
aliv anymor	110
aliv anymor school	68
aliv tbh	132
all	272
all _ the	46
all _ think	65
all after	85
all after the	68
all i	134
all i think	86
all night	-47
all over	43
all over her	42
all the	-43
all to	104
all to stop	54
all tonight	54
also	217
also i	52
also scared	137
am	-102
am _ wast	57
am a	95
am a wast	76
am i	-67
am i going	-54
am sick	-65
am sick and	-52
an abortion	-44
an accident	65
an accident i	52
an afternoon	-49
an end	43
and	204
and _ about	66
and _ can	-74
and _ come	81
and _ date	118
and _ don	49
and _ his	51
and _ how	42
and _ is	-54
and _ like	-54
and _ m	-54
and _ mum	67
and _ night	42
and _ pick	45
and _ put	42
and _ she	57
and _ still	-67
and _ ve	56
and _ wake	69
and _ week	69
and _ world	57
and a	196
and a date	157
and clos	44
and drov	67
and drov fast	53
and feel	-43
and gave	-56
and gave it	-45
and get	-45
and googl	70
and googl how	56
and honestl	53
and honestl i	42
and i can	-88
and i don	66
and i m	-72
and i still	-70
and i ve	74
and isnt	75
and isnt pick	60
and it	-80
and last	185
and last night	57
and last week	92
and made	58
and made me	47
and more	-71
and my	-55
and my boy	-50
and my mum	89
and my wife	-46
and never	249
and never come	108
and never wake	93
and no	-108
and no i	-77
and nobod	64
and now i	51
and one	64
and one of	51
and said	66
and said thank	53
and say	56
and say she	45
and she	96
and she told	46
and sorted	82
and that	104
and that ok	41
and the	90
and the same	44
and the world	76
and then	71
and then put	56
and ther	-97
and ther is	-51
and think	51
and thought	60
and thought about	48
and tired	-110
and tired of	-88
and turn	-46
and turned	105
and turned his	84
and unmotivat	-52
and unmotivat sinc	-42
and we	-56
and would	-90
and would like	-72
ando	-62
ankl	-49
antibiotic	-87
antidepressant	83
antidepressant _ weekend	50
antidepressant last	83
antidepressant last weekend	66
any _ out	47
any more	45
any way	78
any way out	63
anymor	323
anymor _ is	51
anymor goodb	135
anymor i	42
anymor school	85
anymor school is	68
anyon	305
anyon _ feel	50
anyon _ still	52
anyon heart	83
anyon heart feel	66
anyon notic	98
anyon stomach	87
anyon stomach still	70
anyth	-73
anyth just	-57
anyth just reall	-46
anyw	89
appetit	72
appetit and	60
appetit and thought	48
appetit lost	52
appetit lost 6	41
appointment	88
appointment in	50
are	43
are _ and	61
are _ talk	51
are back	111
are back and	89
are coming	55
are coming back	44
are hang	-49
are scar	85
are scar talk	68
aren	-54
aren t	-54
aren t worth	-43
arm	136
arm _ a	91
arm again	64
arm again and	51
arm w	83
arm w a	66
arm with	70
arm with a	56
around	91
around anymor	45
around it	46
around it right	48
as	-179
as _ i	-47
as a	57
as a teenager	51
as an	65
as an accident	52
as if	-121
as if i	-54
as if someth	-43
ask	68
ask _ not	41
ask god	68
ask god not	54
asking _ scar	-47
asking about	-78
asking about scar	-62
asking for	41
at	-356
at 9	47
at _ but	-47
at night	-120
at the	-94
at the top	-54
at uni	-78
at uni but	-62
attack	-157
attempt	98
attempt _ date	59
attempt to	98
attempt to date	79
au	-95
awak	46
awak what	56
awak what now	45
away _ need	42
away i	71
away i need	56
away in	-47
away the	42
awful	-54
awful is	-54
awful is about	-43
baby	-80
baby s	-43
back	315
back _ deployment	42
back _ my	67
back and	89
back and my	89
back from	62
back from deployment	57
back has	-44
back hurt all	42
back pain	47
bad enough	65
bad enough overdos	52
bad last	-44
balcon	69
balcon _ i	41
balcon and	69
balcon and i	55
batter	-49
be	664
be _ anymor	85
be _ giving	-43
be _ if	48
be _ off	98
be _ rn	83
be aliv	153
be aliv anymor	88
be better	227
be better dead	51
be better off	131
be dead	180
be dead rn	110
be diabet	-73
be happier	45
be here	137
be here any	42
be here by	41
be need	50
be over she	45
be painles	41
be put	-74
be put to	-59
be scared	-54
be scared of	-43
be so	49
be worr	-72
be worr giving	-58
becaus	159
becaus _ big	56
becaus i	63
becaus i still	48
becaus my	58
becaus my partner	47
becaus of	-53
becaus of the	-42
becaus one	93
becaus one big	74
been	438
been _ abt	51
been _ for	-47
been _ my	202
been _ thought	48
been _ wish	52
been born	87
been born wish	70
been burn	83
been burn my	66
been cutt	159
been cutt my	127
been having	80
been having thought	64
been off	43
been runn	-70
been runn a	-56
been saving	49
been saying	98
been saying my	78
been think	149
been think abt	68
been well	-78
been well for	-62
befor	-114
befor the	-47
behind	-52
being	100
being aliv	78
better	357
better _ without	59
better dead	64
better i	57
better i m	45
better off	164
better off dead	54
better off without	78
big	41
big _ would	56
big dose	93
big dose would	74
birth	46
birth and	46
bit	-61
black	-44
blad _ googl	42
blad and	52
blad and googl	56
bleach and say	45
bleed	54
bleed ever	50
bleed when	67
bleed when i	54
blood	-213
blood check	-43
blood pressur	-68
blood test	-49
book becaus	58
book becaus my	47
boot	-42
born	115
born _ i	52
born wish	87
born wish i	70
both	123
both _ us	45
both of	74
both of us	59
both wrist	67
both wrist it	54
bowel	-75
bowel for	-49
box _ the	-46
box in	-77
box in the	-62
box of	44
boy	-90
boy won	-63
boy won t	-50
breakup	-52
breakup but	-52
breakup but i	-42
breath	-54
bridg	73
bridg and	58
bridg and made	47
brother	-46
burden	116
burden _ everyon	66
burden on	91
burden on everyon	88
burn	161
burn _ arm	50
burn _ forearm	90
burn my	139
burn my arm	66
burn my skin	46
burn on	151
burn on forearm	121
but	293
but _ also	82
but _ not	57
but didn	52
but didn t	41
but i have	-42
but like	232
but like also	110
but like not	76
but my	-47
but toda	66
but toda he	53
by _ it	53
by christm	51
by christm and	41
by skipp	-42
by tomorrow	89
by tomorrow it	71
ca	-44
cabinet	116
cabinet _ ten	72
cabinet is	120
cabinet is ten	96
cabl	74
cabl _ sund	44
cabl on	74
cabl on sund	59
cada	-66
cada vez	-58
calm	65
calm me	66
calm me down	53
came	44
came _ from	42
came back	71
came back from	57
can	-115
can _ cope	-44
can _ go	-66
can _ live	-46
can _ see	47
can _ sleep	66
can _ speak	62
can _ suicidal	-43
can _ work	79
can caus	-72
can caus suicidal	-58
can go	47
can i speak	82
can i talk	48
can t cope	-59
can t go	-68
can t hear	-47
can t live	-44
can t see	63
can t sleep	88
can t work	105
can we	-81
cancel	-96
cancel _ appointment	-58
cancel my	-96
cancel my appointment	-77
cancer	-196
cant	-90
cant _ thi	81
cant do	135
cant do thi	108
cant go	-58
car	147
car and	51
car park	49
care _ it	42
care of	70
care of it	56
care worker	-42
carr	146
carr _ living	66
carr on	149
carr on living	88
cat	143
cat _ my	-44
cat and my	-50
cat is	47
caught	47
caught _ sitt	42
caught him	71
caught him sitt	57
caus	-102
caus _ thought	-43
caus suicidal	-72
caus suicidal thought	-58
ce	-41
chang	-113
chang doctor	-110
che	-65
check	-175
cheesecak	-47
cheesecak is	-47
chest	-113
chest pain	-67
chest pain on	-54
chin	-57
christm	92
christm and	51
christm and that	41
citalopram	-90
citalopram _ i	-54
citalopram safel	-90
citalopram safel i	-72
clean	242
clean _ now	69
clean _ the	77
clean down	128
clean down the	102
clean till	115
clean till now	92
clos	44
clos it	44
cloth	-49
cloth are	-49
coil	-48
coil taken	-48
com	-194
come	-60
come _ it	-54
come back	135
come off	-90
come off it	-72
coming back	55
como	-71
con	-165
constantl	-54
constantl on	-54
constantl on edge	-43
constipat	-50
cope	-74
cope _ the	-44
cope with	-74
cope with the	-59
cough	-170
cough she	-43
could _ be	-44
could it	-73
could it be	-58
could just	87
could just disappear	44
could sleep	-42
court	88
court _ the	53
court tak	88
court tak the	70
coward	60
coward becaus	60
coward becaus i	48
crash	52
cream	-101
crying	-67
ctb	68
ctb _ all	41
ctb is	68
ctb is all	54
cuand	-42
cut	55
cut _ reall	69
cut again	51
cut all	52
cut all over	42
cut is	115
cut is reall	92
cut my	-88
cutt	147
cutt _ thigh	57
cutt my	159
cutt my arm	51
cutt my thigh	76
d	320
d _ been	52
d _ better	51
d _ it	51
d _ over	87
d be	172
d be better	51
d do	106
d do it	68
d get	110
d get over	88
d kill	-63
d kill for	-50
d never	87
d never been	70
da	-215
dad _ saying	42
dad keep	53
dad keep saying	56
dan	-49
date	293
date _ urgent	59
date request	98
date request urgent	79
daughter	108
daughter is	58
daughter is 14	46
day	61
day 5	66
day 5 of	53
day _ down	77
day _ help	94
day and	-115
day and it	-50
day clean	128
day clean down	102
day is	-57
day pls	156
day pls help	125
de	-233
dead	141
dead _ ngl	83
dead rn	138
dead rn ngl	110
dead tired	-46
death	-188
death _ when	-52
death panic	-87
death panic when	-69
deep	81
deep _ time	57
deep thi	95
deep thi time	76
del	-90
deployment	71
deployment _ last	42
deployment and	71
deployment and last	57
depo	-61
depress	-96
depress _ no	-57
depress and	-96
depress and no	-77
depu	-80
des	-80
desd	-106
desir	66
desir to	66
desir to go	53
di	-157
dia	-88
diabet	-114
diagnos	70
diagnos _ keep	42
diagnos dad	70
diagnos dad keep	56
diar	57
didn t go	41
didnt	87
didnt _ anyon	52
didnt tell	87
didnt tell anyon	70
die	365
die _ die	116
die _ m	-91
die for	-47
die i	-152
die i m	-122
die wann	193
die wann die	154
died	-147
died of	-55
diet	-99
diet noth	-45
disagr	-47
disappear	161
disappear _ never	81
disappear and	135
disappear and never	108
disappear for	55
disappear for good	44
dissapear	70
dissapear _ good	42
dissapear for	70
dissapear for good	56
dizz	-109
do	228
do _ anymor	106
do _ stop	-54
do _ without	44
do i get	42
do i stop	-72
do it	155
do life	53
do life without	42
do not	63
do not feel	50
do noth	-46
do thi	177
do thi anymor	142
do we	52
do we see	46
doctor headach	60
doctor headach no	48
doctor you	50
doe	-200
doe it	-59
doe noth	-52
doesn	112
doesn t	112
doesn t get	45
doesn t want	45
dog	66
dog and	42
dog goe	121
dog goe to	97
dog has	-74
dog has to	-59
doi	-44
dolor	-57
don	165
don t	165
don t trust	48
done	229
done _ done	53
done _ tomorrow	53
done by	89
done by tomorrow	71
done i	43
done reall	89
done reall done	71
dont	132
dont _ be	51
dont _ to	41
dont wann	85
dont wann be	68
dont want	69
dont want to	55
dopo	-41
dor	-65
dos	-72
dose	91
dose _ finall	56
dose would	93
dose would finall	74
down	61
down _ drain	77
down the	128
down the drain	102
drain	128
drank	67
drank and	67
drank and drov	53
dress	151
dress _ burn	90
dress for	151
dress for burn	121
drew	71
drew _ the	42
drew up	71
drew up the	56
driv	85
driv off	46
drov	67
drov fast	67
drov fast hoping	53
dry	-62
du	-79
during	-63
during a	-54
during a panic	-43
dying	-272
dying _ thirst	-44
dying during	-54
dying during a	-43
dying it	-44
dying of	-96
dying of thirst	-58
dying to	-47
e	-257
ear	-86
ear popped	-58
ear popped on	-47
earl	-85
earl for	-49
easy	49
eat	-124
eating ok	-52
edge as	-54
edge as if	-43
edge of	49
effect	-54
effect aren	-54
effect aren t	-43
eight	-49
eight day	-49
el	-196
elle	-47
else	-52
else _ show	-42
else to	-52
else to show	-56
em	-79
empt	46
empt sinc	46
en	-191
en el	-42
en la	-58
end	107
end _ treatment	-81
end it	57
end my	-41
end my treatment	-65
end the	-54
end the treatment	-43
end thi	93
end to	43
ending	219
ending _ all	84
ending _ life	48
ending it	139
ending it all	111
ending my	80
ending my life	64
energ low	64
energ low mood	51
enough	106
enough overdos	65
enough overdos show	52
esquelet	-58
essa	-60
est	-87
esta	-103
este	-46
esto	-105
et	-129
even	132
even joking	122
even trying	-49
ever	116
ever _ i	101
ever day	57
ever night	125
ever night i	109
everyon	260
everyon _ d	66
everyon _ her	45
everyon on	75
everyon on her	60
everyon they	110
everyon they d	88
everyon would	77
everyth	103
everyth doctor	50
evry	156
evry _ pls	94
evry day	156
evry day pls	125
exam	-92
exam and	-45
except	78
except _ being	47
except not	78
except not being	63
exist	373
exist _ pain	46
exist not	76
exist not pain	61
eye	-110
fa	-45
famil _ honestl	43
famil would	98
famil would honestl	57
fantasis	76
fantasis _ not	46
fantasis about	76
fantasis about not	61
farm	110
farm _ gun	72
farm the	120
farm the gun	96
fast	50
fast hoping	67
fast hoping i	53
feel	188
feel _ again	156
feel _ and	-94
feel _ now	50
feel _ sinc	89
feel a	-53
feel are	55
feel are coming	44
feel as	-79
feel as if	-54
feel empt	46
feel sad	-52
feel sad and	-42
feel safe	63
feel safe with	50
feel suicidal	103
feel suicidal sinc	82
feel suicidel	261
feel suicidel again	208
feel weird	83
feel weird now	66
feel well	-90
feel well and	-72
fell	-49
fell off	-49
fight	90
fight and	43
fight i	47
finall	93
finall _ thi	56
finall end	93
finall end thi	74
find	68
find _ hang	53
find him	88
find him hang	70
fine	47
finger	-61
finish it	51
flatmat	56
flatmat swallow	56
flatmat swallow bleach	45
flu thi	-42
fluoxetin	66
fluoxetin to	66
fluoxetin to pictur	53
foot	-78
foot by	-65
for 12	-78
for 12 year	-62
for 3	-50
for _ day	-67
for _ on	90
for _ year	55
for a	-43
for a good	-50
for a year	76
for about	-46
for after	43
for burn	151
for burn on	121
for but	-47
for eight	-49
for everyth	115
for it	-70
for me	41
for my	-48
for six	64
for six week	51
for the	-42
for two	75
for two year	60
forearm	71
forearm to	-51
forever	108
forever asking	41
forgot	-56
forgot if	-56
forgot if i	-45
forward	57
forward to	57
found	85
found fresh	45
found me	58
found me on	47
fr	122
fr _ time	73
fr thi	122
fr thi time	97
fresh	45
fresh cut	45
frid	-101
frid _ i	-44
frid and	-74
frid and i	-59
friend	91
friend _ goodb	65
friend and	-52
friend and i	-42
friend posted	75
friend posted goodb	60
frighten	62
from	-42
from _ and	42
from _ i	72
from deployment	71
from deployment and	57
from head	-64
from head to	-51
from my	-43
from scratch	67
from scratch myself	54
from the	-95
from wher	120
from wher i	96
from work	66
from work keep	53
front	59
front of	67
front of a	41
gallbladder	-47
gallbladder disagr	-47
garag	52
garag but	52
garag but didn	41
gave	-58
gave it	-56
gave it again	-45
gave me	66
gave me his	53
gave the	-56
gave the insulin	-45
get	125
get _ it	109
get _ much	90
get a	-60
get better	96
get better i	45
get her	52
get her to	42
get light	-46
get migrain	-45
get my	-54
get over	142
get over it	114
get someth	43
get sterilis	-127
get the	-42
get too	150
get too much	120
get upset	67
gett	77
gett _ evry	94
gett more	-41
gett wors	140
gett wors evry	125
girlfriend	52
girlfriend has	52
girlfriend has cut	42
give	-45
give up	-45
given	82
given away	42
giving	-43
giving _ to	-43
giving birth	46
giving it	-72
giving it to	-58
go	194
go _ sleep	70
go _ with	-42
go hospital	84
go on living	53
go on with	-97
go through	67
go through with	41
go to	147
go to sleep	94
god	179
god _ take	67
god _ to	41
god not	68
god not to	54
god will	112
god will take	89
goe _ my	73
goe soft	-58
goe soft halfw	-46
goe to	121
goe to my	97
going	-55
going _ die	-64
going to	-42
going to die	-85
going to end	45
going to toppl	-54
gone	249
gone i	68
gone through	60
gone through with	48
good	-81
good friend	-52
good friend and	-42
good night	-63
good night s	-50
goodb	341
goodb _ anyon	59
goodb _ everyon	45
goodb _ instagram	63
goodb on	105
goodb on instagram	84
goodb to everyon	60
goodb to our	-50
goodb without	98
goodb without anyon	78
googl	70
googl _ many	42
googl how	70
googl how many	56
got	49
got a	52
gun	249
gun _ his	42
gun _ is	72
gun cabinet	120
gun cabinet is	96
gun in	131
gun in his	57
gun in the	48
ha	-97
hace	-51
had	-174
had to	-81
had to say	-50
hair	-53
halfw	-58
halfw through	-58
halfw through and	-46
hand	-99
hang	80
hang himself	66
hang himself but	53
hang myself	66
hang off	-49
happier	45
happier if	45
harm _ dress	90
harm _ i	-46
harm _ uni	-47
harm as	63
harm as a	51
harm at	-78
harm at uni	-62
harm myself	-117
harm myself i	-62
harm need	151
harm need dress	121
has	-208
has _ be	-44
has cut	52
has cut all	42
has gone	-49
has to	-74
has to be	-59
hate	124
hate _ so	74
hate myself	124
hate myself so	99
have _ phob	-52
have _ plan	113
have a	118
have a phob	-69
have a plan	150
have been	49
have good	-52
have good friend	-42
have headach	52
have headach no	41
have made	47
have my	-43
have never	-77
have never thought	-62
have the	-97
haven	57
haven t	57
haven t gone	48
havent	83
havent _ anyon	50
havent told	83
havent told anyon	66
having	67
having _ of	48
having thought	80
having thought of	64
he	263
he _ 19	63
he _ if	53
he _ take	42
he gave	66
he gave me	53
he ll	94
he ll take	56
he passed	66
he passed i	53
he s	127
he s 19	84
he said	88
he said if	70
he won	45
head	-118
head _ the	41
head against	68
head against the	54
head to	-64
head to toe	-51
headach	101
headach _ appetit	67
headach no	112
headach no appetit	89
hear	-71
heart _ weird	50
heart attack	-72
heart feel	83
heart feel weird	66
heart tablet	77
heat	-60
hell	51
help	150
help six	41
her	170
her _ and	45
her _ that	42
her _ with	42
her arm	70
her arm with	56
her cheesecak	-47
her diar	57
her stor	75
her stor and	60
her thigh	52
her thigh that	42
her to	52
her to see	42
here	167
here and	44
here any	53
here any more	42
here by	51
here by christm	41
herself	152
herself _ do	66
herself how	52
herself how do	42
herself she	43
herself who	58
herself who do	46
him	313
him _ with	42
him hang	88
him sitt	71
him sitt with	57
himself	160
himself _ his	42
himself but	66
himself but toda	53
himself with	70
himself with his	56
his	154
his _ off	63
his _ shotgun	42
his mouth	71
his old	70
his old shotgun	56
his phon	105
his phon off	84
his watch	66
his watch and	53
hit	60
hit my	68
hit my head	54
ho	-134
home	-41
honest	62
honestl	150
honestl _ better	43
honestl be	71
honestl be better	57
honestl i	53
honestl i d	42
hope	68
hope _ just	41
hope i	68
hope i just	54
hoping	260
hoping _ next	99
hoping i	96
hoping i would	53
hoping my	165
hoping my next	132
hospic	-49
hospic last	-47
hospital	103
hour	42
hour ago	64
hour ago and	51
hous	110
hous and	60
hous and i	48
hous wife	51
how	98
how _ ibuprofen	42
how do	-44
how many	122
how many ibuprofen	56
how many of	42
hurt _ i	-82
hurt all	53
hurt all the	42
hurt myself	-44
hurt myself i	-77
hurt myself on	53
hurt when	-42
husband _ back	42
husband came	71
husband came back	57
i	926
i _ 25	51
i _ a	173
i _ about	113
i _ again	68
i _ be	75
i _ do	127
i _ done	79
i _ dying	-103
i _ from	-55
i _ given	49
i _ god	41
i _ gone	49
i _ got	50
i _ help	42
i _ him	57
i _ in	44
i _ listen	41
i _ my	42
i _ myself	49
i _ not	-58
i _ pray	67
i _ scared	41
i _ taking	-54
i _ the	-123
i _ thi	-73
i _ think	41
i _ ticked	-46
i _ typing	72
i _ up	-89
i _ want	103
i _ well	-68
i _ won	58
i _ worr	-43
i _ written	57
i am a	76
i am sick	-52
i ask	68
i ask god	54
i be	-85
i be worr	-58
i bleed	67
i bleed when	54
i burn	57
i burn my	46
i can	-138
i can t	-110
i cant do	108
i caught	71
i caught him	57
i could	62
i could just	70
i d	187
i d be	51
i d kill	-50
i d never	70
i dissapear	70
i dissapear for	56
i do	133
i do not	50
i dont	69
i dont want	55
i drank	67
i drank and	53
i drew	71
i drew up	56
i fantasis	76
i fantasis about	61
i feel	-78
i feel as	-54
i feel sick	51
i feel well	-72
i found	45
i gave	-56
i gave the	-45
i get	46
i get a	-44
i get her	42
i get upset	54
i give	-45
i going	-67
i going to	-54
i hate	124
i hate myself	99
i have	98
i have a	81
i have good	-42
i have headach	41
i have never	-62
i hit	68
i hit my	54
i hope	68
i hope i	54
i itch	-64
i itch from	-51
i jsut	68
i jsut want	54
i just	57
i just ticked	-62
i just won	78
i keep	219
i keep pray	89
i keep think	55
i ll	131
i ll find	70
i ll listen	55
i look up	-54
i m a	71
i m constantl	-43
i m done	105
i m dying	-77
i m eating	-42
i m honest	50
i m just	-122
i m not	-128
i m scared	55
i m tired	46
i m typing	96
i need	57
i need help	56
i reckon	-51
i scratch	50
i shot	-42
i speak	103
i speak to	82
i stand	-59
i stand up	-47
i start	63
i start again	51
i still	56
i still can	-47
i still go	67
i still haven	48
i stockpil	93
i stockpil my	74
i stop	-90
i stop taking	-72
i talk	60
i talk to	48
i think	231
i think about	91
i thought	-76
i thought i	-61
i tied	52
i tied a	41
i took	135
i took 25	67
i took a	51
i tos	-46
i tried to	44
i ve	394
i ve been	-62
i ve given	65
i ve got	67
i ve written	76
i wake	-50
i want	-397
i want my	-77
i want thi	-98
i want to	-135
i was dying	-61
i wasnt	45
i won	50
i wont	51
i wont be	41
i would	67
i would crash	53
i wouldn	54
i wouldn t	43
ibuprofen _ do	42
ibuprofen would	70
ibuprofen would do	56
ideation	98
ideation _ a	59
ideation with	98
ideation with a	79
if	412
if _ court	53
if _ dissapear	42
if i	251
if i dissapear	56
if i gave	-45
if it	47
if someth	-54
if someth awful	-43
if the	144
if the court	70
if the pain	45
il	-178
im	226
im _ burden	66
im a	110
im a burden	88
im fine	111
im gone	95
in 2019	55
in 2019 and	44
in _ car	58
in _ mouth	42
in _ of	51
in _ on	66
in _ questionnair	-46
in _ sorted	73
in carr	110
in carr on	88
in front	85
in front of	68
in her	57
in her diar	46
in his	71
in his mouth	57
in hospic	-49
in june i	42
in me	115
in me sorted	97
in my	-138
in the car	77
in the foot	-52
in the garag	41
in the hous	48
in the morn	44
in the questionnair	-62
infect	117
inhaler	-48
instagram	105
instagram _ turned	63
instagram and	105
instagram and turned	84
insulin _ one	56
insulin and	-56
insulin and gave	-45
insulin becaus	93
insulin becaus one	74
is	154
is 14	58
is 14 and	46
is 3	-56
is 3 9	-45
is 81	43
is _ and	79
is _ cat	82
is _ i	48
is _ normal	72
is _ step	72
is _ strong	69
is _ thi	57
is _ to	-71
is about	-54
is about to	-43
is all	108
is all i	86
is at	47
is cancer	-152
is deep	95
is deep thi	76
is hell	85
is i	76
is my	136
is my cat	109
is noth	-64
is noth to	-51
is old	47
is plent	47
is reall	115
is reall strong	92
is ten	120
is ten step	96
is that	51
is that normal	87
is that ok	-45
is the only	53
is ther	-60
is to	-47
is unbearabl	-49
isn _ help	-49
isn _ worth	84
isn t help	-65
isn t worth	112
isnt	58
isnt _ up	45
isnt pick	75
isnt pick up	60
it	510
it _ after	51
it _ be	99
it _ diabet	-44
it _ i	66
it _ my	-57
it _ night	-52
it _ to	78
it _ too	90
it again	-56
it again sugar	-45
it all	242
it all after	68
it all to	83
it all tonight	43
it at	-109
it at night	-69
it away	71
it away i	56
it be diabet	-58
it d	109
it d be	87
it get	143
it get too	120
it goe	-58
it goe soft	-46
it himself	70
it himself with	56
it if	47
it isn	-81
it isn t	-65
it normal on	53
it normal to	-43
it out	-41
it quick	142
it right	60
it right now	48
it s	-55
it s from	54
it s her	-46
it start	-43
it take	52
it take to	42
it to be	45
it to my	-58
it was me	52
it weren	47
it won	89
it won t	71
itch	-149
itch from	-64
itch from head	-51
its	154
its _ tbh	99
its terminal	165
its terminal tbh	132
ive	202
ive _ cutt	95
ive been	159
ive been cutt	127
ive made	51
ive made peac	41
j	-103
j ai	-74
ja	-97
ja nao	-55
je	-198
job _ the	52
job lost	51
join	66
join him	66
joking	315
joking _ time	57
joking about	66
joking about hang	53
joking thi	95
joking thi time	76
jsut	68
jsut want	68
jsut want it	54
jump	43
jump off	43
jumped	-41
jumped off	-41
june i	53
june i don	42
just	75
just _ t	58
just _ the	-46
just _ thi	-91
just _ to	105
just disappear	55
just disappear for	44
just go	41
just not	72
just noth	76
just overwhelm	-45
just reall	-57
just scared	-152
just scared thi	-122
just ticked	-77
just ticked the	-62
just want	171
just want to	108
just won	97
just won t	78
keep	363
keep _ about	70
keep _ god	67
keep _ he	42
keep _ me	47
keep joking	66
keep joking about	53
keep look	49
keep open	44
keep pray	112
keep pray god	89
keep saying	113
keep saying he	56
keep tell	78
keep tell me	62
keep think	69
keep think about	41
kg	-51
kid	151
kid _ ll	53
kid for	43
kid i	88
kid i ll	70
kidn	-67
kidn ston	-44
kill for	-63
kill for a	-50
kill herself	58
kill herself who	46
kill me	-141
kill myself	142
kilo	44
kilo and	52
kilo and last	41
kind	186
kind _ kms	82
kind to	50
kind wann	137
kind wann kms	110
kms	352
kms _ but	57
kms _ like	82
kms _ thi	73
kms but	137
kms but like	110
kms fr	122
kms fr thi	97
kms lol	95
kms lol but	76
knee	-82
know	116
know it	65
know it was	52
know my	-47
know what	49
l	-144
la	-229
las	-100
last	203
last _ havent	50
last _ i	56
last _ then	51
last night	129
last night she	46
last night then	67
last week	68
last week i	54
last weekend	83
last weekend havent	66
last year	-55
late	-74
latel	68
le	-204
leaflet	-83
leaflet _ montelukast	-43
leaflet say	-72
leaflet say montelukast	-58
left _ me	73
left in	121
left in me	97
left side	-67
left side am	-54
leg till	50
les	-84
let	68
let _ see	41
let me	68
let me see	54
letter	95
letter _ my	57
letter to	95
letter to my	76
lie	-73
life	459
life _ t	84
life _ the	46
life in	55
life in 2019	44
life isn	140
life isn t	112
life most	60
life most even	48
life sinc	76
life sinc the	61
life without	53
life without him	42
light	-46
light and	-46
lighter	83
lighter _ it	50
lighter when	83
lighter when it	66
like	168
like _ any	87
like _ come	-54
like _ joking	57
like _ scared	82
like also	137
like also scared	110
like my	-78
like not	95
like not joking	76
like pass	-42
like september	85
like thi	145
like thi any	116
like to	-62
like to come	-72
listen	69
live	130
live _ thi	74
live like	145
live like thi	116
live with	-43
living	319
living _ thi	84
living sinc	66
living sinc he	53
living with	140
living with thi	112
ll	224
ll _ care	42
ll _ him	53
ll find	88
ll find him	70
ll listen	69
ll take	70
ll take care	56
lo	-42
load	50
load of	64
load of paracetamol	51
loaded	71
loaded _ in	42
loaded gun	71
loaded gun in	57
lol	87
lol _ like	57
lol but	95
lol but like	76
long	-53
look	229
look forward	57
look forward to	45
look infect	146
look over	49
look up at	-54
los	-75
losing	-46
losing weight	-46
lost	171
lost 6	52
lost 6 kilo	41
lost _ farm	72
lost the	170
lost the farm	96
lost thre	-42
loud	-49
low mood for	51
lower	-50
lowk	138
lowk _ be	83
lowk wann	138
lowk wann be	110
lump	-201
lump _ cancer	-91
lump is	-152
lump is cancer	-122
m	-52
m _ depress	-57
m _ i	106
m _ nurs	42
m _ reall	53
m _ scared	-91
m _ to	-44
m a	79
m a coward	48
m a nurs	56
m constantl	-54
m constantl on	-43
m done	132
m done reall	71
m dying	-96
m dying of	-58
m eating	-52
m eating ok	-42
m going	-50
m honest	62
m just	-152
m just scared	-122
m not	-160
m not depress	-77
m scared	69
m scared i	55
m sick	-46
m still	-45
m tired	57
m tired of	46
m typing	120
ma	-64
made	156
made me	58
made me promis	47
made my	47
made peac	51
made peac with	41
mai	-76
mak herself	52
mak herself how	42
mal	-73
many	208
many _ on	52
many _ would	42
many ibuprofen	70
many ibuprofen would	56
many of	52
many of thes	42
many pill	87
many pill on	70
mas	-91
mata	-49
match	85
mate	167
mate _ text	51
mate from	66
mate from work	53
mate s	85
mate s text	68
matter	89
matter anyw	89
max	-43
max is	-43
me	87
me _ im	57
me _ jump	41
me _ kill	47
me _ morn	41
me _ my	82
me _ the	102
me and	-49
me dizz	-51
me down	66
me his	66
me his watch	53
me i	145
me in	-46
me is	136
me is my	109
me last	58
me last night	46
me on the	47
me promis	58
me promis to	47
me see	68
me see morn	54
me sorted	121
me sorted the	97
me to	117
me to jump	55
me to kill	62
me tonight	112
me when	95
me when im	76
medication	41
mes	-80
methotrexat	-54
methotrexat side	-54
methotrexat side effect	-43
meu	-88
mi	-183
migrain	-89
migrain without	-43
minh	-76
mis	110
mis _ when	57
mis me	95
mis me when	76
mon	-92
mond	124
mond 40	128
mond 40 day	102
mond _ day	77
montelukast	-72
montelukast _ caus	-43
montelukast can	-72
montelukast can caus	-58
month _ till	69
month clean	115
month clean till	92
mood for	64
mood for six	51
more	-93
more _ more	-42
more and	-71
more and more	-57
morr	-46
mort	-86
most	110
most even	60
mother is	43
mous	-51
mous i	-51
mouth ulcer	-44
moved	-67
much	288
much _ look	50
much i	124
much i burn	46
much some	83
much some look	66
mum	92
mum _ im	67
mum passed	-47
mum think	111
mum think im	89
mum to	65
mum to know	52
my	118
my 8	-72
my 8 year	-58
my _ against	41
my _ and	50
my _ are	-76
my _ becaus	56
my _ came	42
my _ check	-83
my _ for	67
my _ last	50
my _ life	69
my _ posted	45
my _ s	62
my _ saturd	73
my _ scan	99
my _ sinc	58
my _ tablet	46
my _ w	50
my _ with	-49
my _ won	-63
my _ would	59
my antidepressant	83
my antidepressant last	66
my appointment	-96
my arm	122
my arm again	51
my arm w	66
my baby	-53
my blood	-116
my bowel	-49
my boy	-63
my boy won	-50
my cat	182
my chin	-55
my cloth	-49
my dad	-57
my daughter	117
my daughter is	46
my ear	-58
my ear popped	-47
my famil	98
my famil would	78
my finger	-51
my friend	75
my friend posted	60
my gallbladder	-47
my girlfriend	52
my girlfriend has	42
my goodb	98
my goodb without	78
my hand	-49
my head against	54
my heart	77
my heart tablet	62
my husband	47
my husband came	57
my inhaler	-48
my insulin	93
my insulin becaus	74
my kid	63
my knee	-85
my life	120
my life sinc	61
my mate	151
my mate from	53
my mate s	68
my migrain	-43
my mum	152
my mum think	89
my mum to	52
my neck	-53
my next	165
my next scan	132
my own	115
my own life	92
my paper	42
my partner	111
my partner died	42
my partner found	47
my peac	47
my shift	49
my shin	-68
my sister	160
my sister saturd	97
my skin sometim	46
my tablet	89
my thigh	95
my thigh for	76
my thyroid	-96
my thyroid check	-77
my tong	-44
my treatment	-81
my treatment with	-65
my whol	-44
my wife	-45
my wife think	-46
my wrist	-47
myself	501
myself _ i	96
myself _ just	-46
myself _ like	51
myself _ much	74
myself _ want	-57
myself around	60
myself around it	48
myself i	-173
myself i just	-62
myself i want	-77
myself if	65
myself if i	52
myself in	-65
myself in the	-52
myself on	66
myself on purpos	53
myself sinc	85
myself sinc like	68
myself so	124
myself so much	99
myself till	67
myself till i	54
myself tonight	63
myself with	74
myself with a	59
na	-131
nada	-49
nao	-169
ne	-61
neck _ sore	44
neck still	74
neck still sore	59
neck won	-42
need	125
need _ for	90
need _ toda	-51
need dress	151
need dress for	121
need help	71
need someon	-76
need someon toda	-68
nerv	-63
never	181
never _ about	-46
never _ back	81
never _ born	52
never _ up	69
never been	87
never been born	70
never come	135
never come back	108
never thought	-77
never thought about	-62
never wake	116
never wake up	93
new	-79
next	174
next _ say	99
next scan	165
next scan say	132
ngl	138
ni	-44
night _ ask	41
night _ caught	42
night _ hope	41
night _ threw	51
night i	191
night i ask	54
night i caught	57
night i hope	54
night s	-63
night s sleep	-50
night she	58
night she want	46
night then	84
night then threw	67
nine	-43
no	-199
no _ don	-57
no _ m	-57
no _ to	174
no appetit	74
no appetit and	48
no appetit lost	41
no attempt	98
no attempt to	79
no desir	66
no desir to	53
no energ	55
no energ low	51
no i	-191
no i don	-77
no i m	-77
no reason	128
no reason to	103
nobod	172
nobod _ notic	42
nobod would	70
nobod would notic	56
noit	-47
non	-128
normal	96
normal on	66
normal on day	53
normal to	-54
normal to be	-43
not	569
not _ aliv	47
not _ and	-60
not _ joking	73
not _ just	46
not _ let	41
not _ not	46
not _ thi	80
not be	53
not be here	42
not being	78
not being aliv	63
not depress	-96
not depress and	-77
not even	72
not even joking	97
not exist	109
not exist not	61
not feel	63
not feel safe	50
not joking	95
not joking thi	76
not pain	76
not pain just	61
not suicidal	-57
not suicidal or	-46
not sure	68
not the	74
not to	68
not to let	54
not wake	52
not wake up	42
noth	-156
noth _ in	73
noth _ to	-42
noth else	-70
noth else to	-56
noth from	-45
noth help	41
noth left	121
noth left in	97
noth to	-64
noth to see	-51
noth work	-45
notic	166
notic _ i	42
notic if	70
notic if i	56
now	193
now i	64
now i feel	51
numb	-50
nurs	41
nurs _ drew	42
nurs i	71
nurs i drew	56
o	-242
od	83
od _ my	50
od on	83
od on my	66
of	478
of _ all	-58
of _ and	92
of _ except	47
of _ himself	42
of _ i	46
of _ my	48
of _ panic	-52
of _ train	51
of a	-78
of a heart	-57
of a train	41
of death	-87
of death panic	-69
of dying	-54
of dying during	-43
of ending	134
of ending it	43
of ending my	64
of exist	280
of fight	90
of fluoxetin	66
of fluoxetin to	53
of it	79
of it himself	56
of paracetamol	64
of paracetamol on	51
of spac	95
of spac and	76
of them look	51
of thes sleep	42
of thi	56
of thi cough	-52
of thi except	63
of thirst	-73
of thirst all	-58
of us	74
of zopiclon	44
off _ balcon	41
off _ me	59
off _ s	63
off a	-48
off dead	67
off he	105
off he s	84
off it	-90
off me	-49
off the balcon	55
off too	43
off without	98
off without me	78
ok	-57
ok ive	51
ok ive made	41
old	52
old _ has	-44
old _ on	42
old dog	-93
old dog has	-59
old shotgun	70
old wrot	70
old wrot on	56
on	398
on _ antidepressant	50
on _ didnt	52
on _ left	-51
on _ on	52
on _ stor	45
on _ they	66
on _ thi	-73
on _ when	41
on a	-48
on both	49
on both wrist	54
on day	66
on day 5	53
on edge	-54
on edge as	-43
on everyon	110
on everyon they	88
on forearm	151
on frid	-74
on frid and	-59
on her	144
on her arm	56
on her stor	60
on instagram	105
on instagram and	84
on living	175
on living sinc	53
on my	-95
on my antidepressant	66
on my chin	-44
on my neck	-43
on my skin	-51
on purpos	283
on purpos about	51
on purpos is	53
on purpos on	70
on purpos when	54
on sund	160
on sund didnt	70
on sund neck	59
on the	-197
on the bridg	47
on the left	-68
on the plan	-47
on thi	-76
on with	-122
on with thi	-97
on without	47
one	175
one _ deep	57
one _ dose	56
one big	93
one big dose	74
one is	95
one is deep	76
one of	64
one of them	51
only	245
only _ stopp	82
only thing	201
only thing stopp	109
only thing that	53
oozing	-43
open and	44
opened	-49
opened my	-49
or	-88
or anyth	-57
or anyth just	-46
os	-76
our	-119
our 13	70
our 13 year	56
our _ dog	-56
our _ year	42
our cat	-63
our cat and	-50
our old	-93
our old dog	-74
out	-134
out _ thi	73
out of	109
out of thi	97
over _ quick	85
over her	52
over her thigh	42
over it	142
over it quick	114
over she	56
over she s	45
overdos	65
overdos show	65
overdos show as	52
overwhelm	-45
overwhelm with	-45
own	90
own life	90
own life in	44
own life most	48
pain	163
pain _ noth	46
pain doesn	57
pain doesn t	45
pain is	47
pain just	76
pain just noth	61
pain on	-67
pain on the	-54
pain was	-44
painles	41
painles to	41
panic	-178
panic _ i	-52
panic attack	-86
panic when	-87
panic when i	-69
paper	49
paperwork	121
paperwork _ goe	73
paperwork dog	121
paperwork dog goe	97
para	-63
paracetamol on	64
paracetamol on purpos	51
paracetamol over	-43
park	49
park roof	49
partner	111
partner died	53
partner died in	42
partner found	58
partner found me	47
pas	-46
pass thought	64
pass thought that	51
passed away	-69
passed i	66
passed i want	53
patch	-52
patch i	-52
patient	98
patient _ suicidal	59
patient report	98
patient report suicidal	79
peac	98
peac with	51
peac with it	41
per	-68
perd	-50
period	-57
phob	-87
phob _ death	-52
phob of	-87
phob of death	-69
phon	153
phon _ he	63
phon _ on	44
phon cabl	74
phon cabl on	59
phon off	105
phon off he	84
phys	-123
phys _ isn	-49
phys it	-81
phys it isn	-65
pick	60
pick up	75
pictur	112
pictur driv	46
pictur hang	66
pictur hang myself	53
pill	56
pill _ purpos	52
pill on	87
pill on purpos	70
pill would	52
pill would it	42
piu	-82
plan	235
plan _ a	118
plan _ attempt	59
plan and	137
plan and a	157
plan and i	-47
plan no	98
plan no attempt	79
plent	47
plent i	47
pls	156
pls help	156
plu	-93
point	150
point _ carr	66
point _ would	42
point in	110
point in carr	88
point nobod	70
point nobod would	56
popped	-70
popped on	-58
popped on the	-47
por	-110
posted	179
posted _ goodb	63
posted _ to	45
posted a	105
posted a goodb	84
posted goodb	75
posted goodb to	60
potassium	71
potassium _ then	42
potassium and	71
potassium and then	56
pour	-46
pra	-60
pray	112
pray _ will	67
pray god	112
pray god will	89
pregnanc	-88
pregnanc _ to	-53
pregnanc sicknes	-88
pregnanc sicknes to	-70
pres	-54
pressur	-93
promis	58
promis to	58
promis to talk	47
purpos	283
purpos _ it	41
purpos _ sund	52
purpos about	64
purpos about two	51
purpos is	66
purpos is the	53
purpos on	87
purpos on sund	70
purpos when	68
purpos when it	54
put _ away	42
put _ sleep	-44
put an	43
put it	71
put it away	56
put to	-74
put to sleep	-59
q	-58
quand	-120
que	-164
quer	-117
quest	-47
questionnair	-77
qui	-43
quick	142
quier	-103
quit	-50
quit my	-49
rash	49
rash on	96
rash on both	54
rather not be	42
realis	-43
realis the	-43
reall	148
reall _ by	53
reall _ toda	69
reall done	89
reall done by	71
reall strong	115
reall strong toda	92
reason	128
reason _ stay	79
reason to	128
reason to stay	105
reckon	-51
reckon forearm	-51
red	-93
red and	-44
relaps	151
relaps _ self	90
relaps with	151
relaps with self	121
remed	-46
report	98
report _ ideation	59
report suicidal	98
report suicidal ideation	79
request	98
request _ appointment	59
request urgent	98
request urgent appointment	79
resident	-44
resident to	-42
result	-61
right now	60
rn	138
rn ngl	138
road	46
road with	46
roof	49
roof after	49
rope	42
rope in	52
rope in the	41
rsi	-51
rsi from	-51
run	-43
runn	-70
runn _ temperatur	-42
runn a	-70
runn a temperatur	-56
s	294
s 19	105
s 5	-43
s _ are	51
s _ point	66
s a	60
s a gun	48
s awak	56
s awak what	45
s cough	-43
s from	67
s from scratch	54
s going	43
s gone	51
s her	-58
s just	-45
s sleep	-63
s stopp	43
s text	85
s text are	68
s the	149
s the point	88
s thigh	45
sad and	-52
sad and unmotivat	-42
sadnes	-74
safe	63
safe with	63
safe with myself	50
safel	-90
safel _ feel	-54
safel i	-90
safel i feel	-72
said	187
said _ the	53
said if	88
said if the	70
said thank	66
said thank for	53
same feel	55
same feel are	44
sang	-63
sangr	-52
saturd	115
saving	49
saving up	49
say	106
say _ can	-43
say _ terminal	99
say goodb	-63
say goodb to	-50
say it	57
say its	165
say its terminal	132
say montelukast	-72
say montelukast can	-58
say she	56
say she wanted	45
saying	243
saying _ goodb	59
saying _ ll	42
saying he	70
saying he ll	56
saying my	98
saying my goodb	78
saying she	43
scalp	-71
scan	165
scan _ its	99
scan say	165
scan say its	132
scar	-52
scar _ about	51
scar cream	-78
scar talk	85
scar talk about	68
scared _ ll	41
scared _ lump	-91
scared i	69
scared i ll	55
scared of dying	-43
scared thi	-152
scared thi lump	-122
school	44
school _ hell	51
school is	85
school is hell	68
scratch	99
scratch myself	67
scratch myself till	54
se	-158
se me	-60
see	269
see _ way	47
see any	78
see any way	63
see morn	68
see on	-64
see on my	-51
see someon	52
self	100
self _ at	-47
self _ need	90
self harm	100
self harm as	51
self harm at	-62
self harm need	121
selfharm	128
selfharm _ mond	77
selfharm again	128
selfharm again mond	102
sem	-74
seman	-56
sempr	-63
september	66
sertralin	220
sertralin _ night	51
sertralin _ that	65
sertralin is	108
sertralin is that	87
sertralin last	84
sertralin last night	67
sewerslid	111
sewerslid _ are	67
sewerslid thought	111
sewerslid thought are	89
shav	-85
shav and	-43
shav cut	-42
she	418
she _ to	58
she d	77
she d do	48
she doesn	56
she doesn t	45
she isn	-45
she mak	52
she mak herself	42
she s	72
she s awak	45
she told	58
she told me	46
she want	96
she want to	77
she wanted	56
she wanted it	45
shelf	-81
shelf i	-67
shelf i feel	-54
shin	-81
shin shav	-43
shot	-75
shot myself	-65
shot myself in	-52
shotgun	53
should	59
should _ be	-51
should _ still	51
should i be	-68
should i still	67
show _ it	-42
show as	65
show as an	52
show for	-70
show for it	-56
si	-70
sick	-122
sick _ tired	-66
sick and	-110
sick and tired	-88
sick with	-43
sicknes	-88
sicknes _ be	-53
sicknes to	-88
sicknes to be	-70
side	-159
side am	-67
side am i	-54
side effect	-54
side effect aren	-43
sin	-45
sinc _ can	62
sinc _ diagnos	42
sinc _ september	51
sinc _ weekend	46
sinc _ with	-42
sinc giving	46
sinc he	66
sinc he passed	53
sinc i	-70
sinc like	85
sinc like september	68
sinc the	117
sinc the breakup	-42
sinc the diagnos	56
sinc the weekend	61
sinc thursd	103
sinc thursd can	82
sinc wednesd	-70
sinc wednesd with	-56
sister	132
sister saturd	121
sit in	51
sitt	71
sitt _ a	42
sitt with	71
sitt with a	57
six	102
six week	64
six week pass	51
size	-43
size of	-43
skin	-52
skin sometim	57
skipp	-65
skipp phys	-42
skull	-43
skull and	-43
sleep	55
sleep _ frid	-44
sleep _ never	69
sleep _ t	79
sleep and	116
sleep and never	93
sleep can	132
sleep can t	105
sleep for	-62
sleep forever	41
sleep my	53
sleep my back	42
sleep on	-74
sleep on frid	-59
sleep pill	52
sleep pill would	42
slot	-49
smok	-92
smok _ good	-55
smok for	-92
smok for good	-74
so bad	-57
so easy	49
so much	124
so much i	99
so tired	-42
sofa	-64
soft	-58
soft halfw	-58
soft halfw through	-46
some	111
some _ infect	50
some look	83
some look infect	66
someon	136
someth	-42
someth awful	-54
someth awful is	-43
someth for	43
sometim	96
son	87
son _ a	63
son posted	105
son posted a	84
son s	45
sono	-91
sorted	202
sorted _ paperwork	73
sorted my	42
sorted the	160
sorted the paperwork	97
spac	95
spac _ the	57
spac and	95
spac and the	76
speak	103
speak _ someon	62
speak to	103
speak to someon	82
spot	-98
spot on	-72
spot on my	-44
stand	-98
stand up	-71
start	162
start _ again	77
start again	63
start look	47
start selfharm	128
start selfharm again	102
start thi	-43
stay	132
stay _ tbh	79
stay aliv	132
stay aliv tbh	105
step	86
step _ wher	72
step from	120
step from wher	96
stepp	85
stepp _ front	51
stepp in	85
stepp in front	68
sterilis	-127
still	86
still 102	-45
still _ hospital	51
still can	-58
still can t	-47
still go	84
still go hospital	67
still haven	60
still haven t	48
still hurt	87
still sore	74
sting do	51
stockpil	93
stockpil _ insulin	56
stockpil my	93
stockpil my insulin	74
stomach	115
stomach _ hurt	52
stomach has	43
stomach still	87
stomach still hurt	70
ston	-44
ston they	-44
stop _ citalopram	-54
stop _ for	-55
stop bleed	-42
stop crying	-48
stop forever	68
stop oozing	-43
stop smok	-92
stop smok for	-74
stop sting	51
stop taking	-90
stop taking citalopram	-72
stopp	317
stopp _ is	146
stopp eating	43
stopp me	136
stopp me is	109
stopp my	47
stopp sertralin	108
stopp sertralin is	87
stor	75
stor _ isnt	45
stor and	75
stor and isnt	60
strangl	74
strangl _ with	44
strangl myself	74
strangl myself with	59
stres	-56
stres is	-49
strong	115
strong _ 4	69
strong toda	115
strong toda 4	92
sucidal	224
sucidal _ wont	134
sucidal thought	224
sucidal thought wont	179
sugar	-70
sugar is	-56
sugar is 3	-45
sui	-46
suicdal	156
suicdal _ gett	94
suicdal thought	156
suicdal thought gett	125
suicid	-141
suicid in	-54
suicidal	91
suicidal _ after	65
suicidal _ should	-43
suicidal _ thursd	62
suicidal _ with	59
suicidal again	108
suicidal again after	87
suicidal ideation	98
suicidal ideation with	79
suicidal or	-57
suicidal or anyth	-46
suicidal she	-45
suicidal sinc	103
suicidal sinc thursd	82
suicidal thought	-103
suicidal thought should	-58
suicidel	261
suicidel again	261
sull	-50
sund	146
sund _ still	44
sund _ tell	52
sund didnt	87
sund didnt tell	70
sund neck	74
sund neck still	59
sur	-45
sure	68
swallow bleach	56
swallow bleach and	45
swollen	-62
t	491
t _ any	47
t _ anyw	53
t _ can	79
t _ living	84
t _ my	82
t _ no	79
t _ on	-51
t _ she	-43
t _ through	67
t _ up	58
t _ with	-56
t be	106
t cope	-74
t cope with	-59
t eat	-63
t for	47
t get	42
t get better	45
t go on	-68
t go through	41
t gone	60
t gone through	48
t hear	-58
t help	-81
t live	-55
t matter	89
t matter anyw	71
t opened	-49
t see	78
t see any	63
t sleep	110
t sleep can	105
t sleep my	42
t stop	-79
t suicidal	-45
t talk	45
t told	47
t trust	60
t trust myself	48
t wake	97
t wake up	78
t want	61
t want my	52
t work	132
t work no	105
t worth	86
t worth it	-43
t worth living	112
ta	-44
tablet a	-50
tablet and	47
tablet do	-46
tablet i	49
tak	88
tak _ kid	53
tak the	88
tak the kid	70
take	263
take _ of	42
take _ tonight	67
take care	70
take care of	56
take me	112
take me tonight	89
take my own	44
take to	52
take to not	42
taken	-48
taken out	-48
taking	-62
taking _ safel	-54
taking citalopram	-90
taking citalopram safel	-72
taking my	60
taking my own	48
talk	271
talk _ ending	51
talk about	85
talk about ending	68
talk to	179
talk to a	48
talk to someon	47
tbh	296
teenager	63
teenager and	63
teenager and last	51
tell	186
tell _ stomach	52
tell _ to	87
tell anyon	87
tell anyon stomach	70
tell me	146
tell me to	117
tell too	-49
temperatur	-91
temperatur _ wednesd	-42
temperatur sinc	-70
temperatur sinc wednesd	-56
ten	48
ten _ from	72
ten day	-44
ten step	120
ten step from	96
teng	-61
tenh	-80
terminal	162
terminal tbh	165
test	-90
test is	-49
text	85
text _ scar	51
text are	85
text are scar	68
thank	115
thank for	66
thank for everyth	53
thank you	50
that	359
that _ d	49
that calm	66
that calm me	53
that i	64
that i d	51
that normal	108
that ok ive	41
that she	70
that she mak	42
the	142
the _ and	100
the _ box	-46
the _ cabinet	72
the _ could	-44
the _ dad	42
the _ dog	73
the _ in	85
the _ keep	47
the _ nobod	42
the _ say	-43
the _ shelf	-48
the _ side	-50
the _ tak	53
the _ tell	41
the _ the	72
the _ thing	121
the _ too	-54
the _ way	41
the _ wont	57
the appointment	50
the balcon	69
the balcon and	55
the blood	-49
the breakup	-52
the breakup but	-42
the bridg	58
the bridg and	47
the car	145
the cat	47
the coil	-48
the court	88
the court tak	70
the day	-49
the diagnos	70
the diagnos dad	56
the dog	45
the drain	128
the edge	49
the farm	120
the farm the	96
the foot	-65
the foot by	-52
the garag	52
the garag but	41
the gun	120
the gun cabinet	96
the hous	110
the hous and	48
the insulin	-56
the insulin and	-45
the kid	88
the kid i	70
the leaflet	-72
the leaflet say	-58
the left	-85
the left side	-54
the match	85
the max	-43
the morn	55
the mous	-51
the only	229
the only thing	161
the pain doesn	45
the paperwork	121
the paperwork dog	97
the phys	-81
the phys it	-65
the plan	-58
the plan and	-47
the point	180
the point in	88
the point nobod	56
the potassium	71
the potassium and	56
the questionnair	-77
the road	46
the sadnes	-74
the same	55
the same feel	44
the sofa	-58
the tablet	-46
the tell	-49
the time	-43
the time and	42
the time could	-58
the top	-67
the top shelf	-54
the treatment	-54
the treatment with	-43
the vaccin	-42
the voic	146
the voic keep	62
the voic tell	55
the wall	68
the wall on	54
the weekend	58
the world	141
the world wont	76
the wrong	-77
the wrong box	-62
them look	64
them look infect	51
then	140
then _ it	42
then _ up	51
then put	71
then put it	56
then threw	84
then threw up	67
ther	-168
ther _ noth	-45
ther an	-49
ther is	-81
ther is noth	-51
ther s	48
ther s a	48
thes	-54
thes sleep	52
thes sleep pill	42
thes spot	-46
they	57
they _ get	66
they bleed	41
they d	110
they d get	88
they say	-44
thi	139
thi _ goodb	81
thi _ is	-124
thi _ more	87
thi _ need	-51
thi _ not	120
thi _ sicknes	-53
thi any	145
thi any more	116
thi anymor	177
thi anymor goodb	108
thi cough	-79
thi diet	-45
thi except	78
thi except not	63
thi heat	-43
thi life	43
thi lump	-180
thi lump is	-122
thi morn	-116
thi pain	140
thi pregnanc	-88
thi pregnanc sicknes	-70
thi time	311
thi time not	97
thi toothach	-85
thi toothach need	-68
thi winter	-42
thigh	191
thigh _ a	57
thigh and	45
thigh for	95
thigh for a	76
thigh that	52
thigh that she	42
thing	167
thing _ me	82
thing stopp	136
thing stopp me	109
thing that	66
thing that calm	53
think	661
think _ fine	67
think _ it	-52
think _ latel	41
think _ stepp	51
think _ unaliv	51
think a	57
think about	248
think about it	-69
think about latel	54
think about stepp	68
think abt	85
think abt unaliv	68
think i	58
think im	122
think im fine	89
think it	-58
think it s	-46
think of	89
think of ending	43
think you	49
thirst	-73
thirst _ the	-44
thirst all	-73
thirst all the	-58
thought	426
thought _ back	67
thought _ ending	48
thought _ harm	-70
thought _ stop	134
thought _ was	-46
thought _ wors	94
thought about harm	-62
thought about taking	48
thought are	111
thought are back	89
thought gett	156
thought gett wors	125
thought i	-76
thought i was	-61
thought of	41
thought of ending	64
thought should	-72
thought should i	-58
thought that	92
thought that i	51
thought wont	224
thought wont stop	179
thre	-76
thre resident	-42
threw	84
threw _ should	51
threw up	84
threw up should	67
throat	-64
through	69
through _ it	67
through and	-58
through and my	-46
through with	112
through with it	89
thump	-65
thump skull	-43
thursd	84
thursd _ i	62
thursd can	103
thursd can i	82
thyroid	-99
thyroid check	-96
ticked	-77
ticked _ wrong	-46
ticked the	-77
ticked the wrong	-62
tied	52
tied a	52
tied a rope	41
tien	-43
till	207
till _ bleed	70
till i	67
till i bleed	54
till now	115
till they	50
time	211
time _ even	73
time _ it	-44
time and	53
time and honestl	42
time could	-73
time could it	-58
time not	122
time not even	97
tingl	-51
tired	173
tired 80	47
tired _ exist	168
tired _ fight	54
tired after	-46
tired i	-42
tired of	224
tired of exist	224
tired of fight	72
tired of thi	-52
to	869
to _ 8	-43
to _ aliv	115
to _ and	111
to _ for	-70
to _ forever	65
to _ i	-45
to _ is	69
to _ it	69
to _ kid	57
to _ like	87
to _ me	46
to _ my	-155
to _ myself	61
to _ on	54
to _ over	-59
to _ put	-44
to _ request	59
to _ sister	96
to _ smok	-55
to _ sterilis	-76
to _ the	-61
to _ to	81
to _ toda	62
to a	60
to a doctor	48
to be aliv	48
to be put	-59
to be scared	-43
to cancel	-96
to cancel my	-77
to chang	-110
to chang doctor	-88
to come	-90
to come off	-72
to cut	115
to cut is	92
to date	98
to date request	79
to die	197
to die i	-122
to disappear	135
to disappear and	108
to do	74
to do life	42
to end it	45
to end the	-43
to everyon	75
to everyon on	60
to flu	-42
to get	-98
to get sterilis	-102
to go	142
to go on	53
to go to	61
to happen	-54
to have	-91
to herself	43
to hurt	-85
to hurt myself	-68
to join	66
to join him	53
to jump	69
to jump off	55
to just	41
to kill	170
to kill herself	46
to kill myself	91
to know it	52
to let	68
to let me	54
to live	182
to live like	116
to me	81
to my	175
to my 8	-58
to my kid	76
to my sister	128
to not	52
to not wake	42
to od	83
to od on	66
to our	-63
to our cat	-50
to pictur	66
to pictur hang	53
to quit	-49
to say	-44
to say goodb	-50
to see on	-51
to see someon	42
to show	-70
to show for	-56
to sleep	63
to sleep and	93
to sleep on	-59
to someon	161
to someon toda	82
to stay	132
to stay aliv	105
to stop	-44
to stop forever	54
to stop smok	-74
to strangl	74
to strangl myself	59
to talk	67
to talk to	47
to toe	-64
to toe and	-51
to toppl	-67
to toppl over	-54
to virand	-58
to virand esquelet	-46
to wake	-49
to worr	-43
to wrist	-51
toda	105
toda 4	115
toda 4 month	92
toda _ month	69
toda he	66
toda he gave	53
toddler	-48
toe	-96
toe and	-64
toe and ther	-51
toilet	-52
told	224
told _ heart	50
told anyon	83
told anyon heart	66
told me	58
told me last	46
told my	47
tomorrow	89
tomorrow _ won	53
tomorrow it	89
tomorrow it won	71
tong	-55
tonight	257
too	180
too _ pill	52
too _ some	50
too can	43
too loud	-49
too many	87
too many pill	70
too much	150
too much some	66
took	160
took 25	84
took 25 sertralin	67
took 6	-43
took _ many	52
took _ sertralin	51
took a	64
took a load	51
took too	87
took too many	70
tooth	-52
toothach	-85
toothach _ someon	-51
toothach need	-85
toothach need someon	-68
top	-67
top shelf	-67
top shelf i	-54
toppl	-67
toppl over	-67
tos	-56
tos and	-46
train	53
treatment	-134
treatment _ the	-49
treatment with	-134
treatment with methotrexat	-43
treatment with the	-65
tried	192
tried _ od	50
tried _ strangl	44
tried to	211
tried to od	66
tried to strangl	59
tried to take	44
trust	60
trust myself	60
trust myself around	48
truth	76
truth _ i	46
truth is	76
truth is i	61
turn until	-46
turned	105
turned _ phon	63
turned his	105
turned his phon	84
two	96
two hour	64
two hour ago	51
two year	75
typing	120
ulcer	-45
ulcer again	-44
um	-80
uma	-76
un	-166
una	-93
unaliv	125
unaliv _ sinc	51
unaliv myself	125
unaliv myself sinc	68
unbearabl	-49
unbearabl i	-49
under	-49
une	-71
uni	-78
uni _ i	-47
uni but	-78
uni but i	-62
unmotivat	-52
unmotivat sinc	-52
unmotivat sinc the	-42
until	-109
until it	-46
up	-82
up _ i	51
up _ potassium	42
up _ tablet	53
up at	-67
up at the	-54
up earl	-49
up in	68
up in the	54
up my	89
up my tablet	71
up on	-45
up should	84
up should i	67
up the	49
up the potassium	56
up way	47
upset	67
urge	115
urge _ cut	69
urge to	115
urge to cut	92
urgent	98
urgent appointment	98
us	74
us in	46
used	-51
used to	-51
vaccin	-43
vaccin late	-42
ve	394
ve _ letter	57
ve _ runn	-42
ve _ well	-47
ve been	-78
ve been runn	-56
ve been think	51
ve been well	-62
ve given	82
ve got	84
ve pictur	46
ve start	47
ve stopp	47
ve written	95
ve written letter	76
vez	-109
vide	-67
virand	-58
virand esquelet	-58
vogl	-60
voic	128
voic _ me	41
voic _ tell	47
voic keep	78
voic keep tell	62
voic tell	69
voic tell me	55
w	68
w _ lighter	50
w a	83
w a lighter	66
wake	165
wake _ in	41
wake up	165
wake up in	54
wall _ purpos	41
wall and	-41
wall on	68
wall on purpos	54
wann	644
wann _ aliv	51
wann _ but	82
wann _ dead	83
wann _ wann	116
wann be	222
wann be aliv	68
wann be dead	110
wann die	289
wann die wann	154
wann kms	137
wann kms but	110
want	90
want _ all	63
want _ be	79
want _ cancel	-58
want _ chang	-66
want _ die	160
want _ disappear	81
want _ end	-81
want _ get	-76
want _ go	46
want _ have	-54
want _ hurt	-51
want _ kill	56
want _ live	109
want _ pregnanc	-53
want _ stop	-67
want _ thyroid	-57
want an	-44
want it	104
want it all	83
want my mum	52
want my thyroid	-77
want out	43
want thi	-122
want thi pregnanc	-70
want to	159
want to be	105
want to cancel	-77
want to chang	-88
want to die	213
want to disappear	108
want to do	42
want to end	-108
want to get	-102
want to go	61
want to have	-73
want to hurt	-68
want to join	53
want to kill	75
want to live	145
want to stop	-89
wanted	56
wanted it	56
wanted it to	45
was	-111
was a	-69
was dying	-76
was me	65
was so	-44
wash	-78
wasnt	45
wasnt around	45
wast	95
wast _ spac	57
wast of	95
wast of spac	76
watch	66
watch and	66
watch and said	53
way	192
way _ die	52
way _ of	47
way out	78
way out of	63
way to	114
way to die	69
we	-154
we _ to	-49
we had	-81
we had to	-65
we lost	-42
we see	58
wednesd	-70
wednesd _ noth	-42
wednesd with	-70
wednesd with noth	-56
week i	77
week i start	51
week i tied	41
week pass	64
week pass thought	51
weekend	135
weekend _ told	50
weekend havent	83
weekend havent told	66
weight	-46
weird	83
weird now	83
well	-193
well _ 12	-47
well _ would	-54
well and	-90
well and would	-72
well for	-78
well for 12	-62
were	67
were kind	50
weren	47
weren t	47
what	403
what _ i	46
what _ point	42
what _ the	89
what for	49
what now	56
what s	149
what s the	119
what the	70
what the point	56
when	-151
when _ get	119
when _ gone	57
when _ think	-52
when i	-340
when i stand	-47
when i think	-69
when im	95
when im gone	76
when it	150
when it get	120
whenever	-67
whenever i	-67
whenever i look	-54
wher	77
wher _ m	72
wher can	-42
wher i	120
wher i m	96
who	41
who do	58
who do we	46
whol	-78
wife	-43
wife _ gone	54
wife s	51
wife say	-49
wife think	-58
wife think it	-46
will _ me	67
will take	112
will take me	89
winter	-42
winter can	-42
wish	175
wish _ could	52
wish _ d	52
wish i	175
wish i could	70
wish i d	70
with	256
with _ and	-41
with _ blad	42
with _ else	-42
with _ harm	90
with _ loaded	42
with _ old	42
with _ pain	84
with _ phon	44
with _ phys	-49
with _ plan	59
with _ sadnes	-44
with _ toothach	-51
with a	278
with a blad	56
with a loaded	57
with a phon	59
with a plan	79
with both	46
with exam	-45
with his	70
with his old	56
with it	120
with methotrexat	-54
with methotrexat side	-43
with myself	63
with myself tonight	50
with noth	-70
with noth else	-56
with self	151
with self harm	121
with the	-163
with the phys	-65
with the sadnes	-59
with thi pain	112
with thi toothach	-68
without	272
without _ i	41
without _ notic	59
without anyon	98
without anyon notic	78
without him	53
without me	164
without me i	54
without realis	-43
won	174
won _ matter	53
won _ wake	58
won t	174
won t eat	-50
won t matter	71
won t wake	78
wont	362
wont _ me	57
wont be	51
wont be here	41
wont mis	95
wont mis me	76
wont stop	219
work	76
work _ reason	79
work and	-45
work keep	66
work keep joking	53
work no	132
work no reason	105
work stres	-49
worker	-42
worker and	-42
world	141
world _ mis	57
world can	47
world wont	95
world wont mis	76
worr	-208
worr _ it	-43
worr about	-43
worr giving	-72
worr giving it	-58
worr i	-73
wors	97
wors _ day	94
wors evry	156
wors evry day	125
worth	86
worth _ with	84
worth it	-54
worth living	140
worth living with	112
would	608
would _ be	67
would _ end	56
would _ if	60
would _ it	42
would _ to	-54
would a	65
would a bad	52
would be	127
would be better	44
would crash	67
would do	70
would do it	56
would finall	93
would finall end	74
would honestl	71
would honestl be	57
would it	93
would it take	42
would like	-90
would like to	-72
would notic	70
would notic if	56
wouldn	54
wouldn t	54
wrist it	67
wrist it s	54
written	95
written _ to	57
written letter	95
written letter to	76
wrong	-49
wrong _ in	-46
wrong box	-77
wrong box in	-62
wrot	126
wrot _ her	76
wrot in	57
wrot in her	46
wrot on	70
wrot on her	56
y	-193
y no	-41
ya	-48
year	94
year _ about	-47
year _ is	57
year _ wrot	42
year and	47
year asking	-78
year asking about	-62
year is	47
year old wrot	56
year one	95
year one is	76
you	68
you for	50
you know	49
you were	50
zopiclon	41
zopiclon here	44
ابن	-42
اريد	-56
اكثر	-45
اكل	-43
انا	-115
ايد	-43
بدي	-53
بس	-69
بعد	-67
تحت	-42
حبوب	-41
عاد	-50
علي	-112
عم	-110
عند	-121
في	-144
لا	-49
لدي	-42
ليل	-49
ما	-161
ما عاد	-50
من	-283
منذ	-54
نفس	-54
وما	-46
يوم	-47`,
};
