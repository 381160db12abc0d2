import { withAdditions, type DoctorLexicon } from "@anteroom/domain/booking/doctor-search/lexicon";
import { spanish } from "./es.ts";

/** Search terms of Chile, in addition to those of Spain. */
export const chileanSpanish: DoctorLexicon = withAdditions(spanish, {
  names: `
gp: médico general, medicina general, médico familiar, consultorio, cesfam, policlínico, doctor general, telemedicina
child: pediatra, doctor de guaguas, médico de guaguas, doctor de niños, control sano, control de niño sano
woman: ginecobstetra, gineco obstetra, ginecoobstetra, ginecólogo, ginecóloga, gine, matrón, matrona, obstetra
skin: dermatólogo, dermatóloga, dermato, doctor de la piel
heart: cardiólogo, cardióloga, doctor del corazón, médico de la presión
psychiatry: psiquiatra, siquiatra
psychology psychiatry: psicólogo, psicóloga, sicólogo, psicoterapia, terapia
food: nutricionista, nutri, nutriólogo, nutrióloga, nutriología
hormone: endocrinólogo, endocrinóloga, endocrino, diabetólogo, médico de la tiroides
nerve: neurólogo, neuróloga
bone: traumatólogo, traumatóloga, trauma, ortopedista, doctor de huesos
ent: otorrino, otorrinolaringólogo, fonoaudiólogo, fonoaudióloga, fono
lung: broncopulmonar, broncopulmonares, médico broncopulmonar, neumólogo, bronco
lung skin gp: alergólogo, inmunólogo, alergista
physio bone: kinesiólogo, kinesióloga, kinesiología, kine, kinesioterapia, quiropráctico, masoterapia
gp: gastroenterólogo, gastro, urólogo, oftalmólogo, oculista, dentista, geriatra
`,
  people: `
child gp: guagua, guaguas, guagüita, cabro chico, cabra chica, cabrito, lolo, lola, hijo, hija, niñito, niñita, lactante, recién nacido, mamón
woman gp: embarazada, embarazo, encinta, puerperio
`,
  complaints: `
gp child: afiebrado, afiebrada, estar afiebrado
gp: adolorido, adolorida, arcadas, clavada, estoy insolado, insolación, remedio, remedios, dolor de cintura, desganado, revoltura, radiografía, ecografía, hinchada, hinchazón, mareado con vómitos, caña, gases, me siento pésimo, licencia médica, licencia, certificado, orden de exámenes, orden médica, interconsulta, exámenes de sangre, exámenes, chequeo, control, me siento mal, receta, examen preventivo, empa
gp lung: resfrío, resfriado, resfriada, gripe, influenza, romadizo y fiebre, trancazo, dolor de cuerpo
gp hormone: cansancio, decaimiento, decaído, flojera, sin ganas, falta de fuerza
gp: dolor de guata, guata, guatita, me duele la guata, guata hinchada, hinchado, colitis, estoy con colitis, soltura, churrete, obradera, estítico, estítica, estitiquez, estreñimiento, vómitos, ganas de vomitar, devolver, acidez, reflujo, dolor de estómago, cálculos a la vesícula, vesícula, colon irritable, almorranas, cálculos renales, cálculos al riñón, empachado, empacho, poto, dolor en el poto, picazón en el poto
gp woman: infección urinaria, infección a la orina, infección al tracto urinario, ardor al orinar, ardor al hacer pipí, pichí, hacer pichí, ets, its, vih
gp: ojo irritado, legañas, orzuelo, dolor de muela, dolor de muelas, postemilla
gp skin: picada de araña, picadura de araña, araña de rincón, picada de zancudo, zancudo, moretón, moretones, chichón, cototo, herida, quemadura, peste cristal, alfombrilla, porotito
skin: perrilla, salpullido, ronchitas, alergia en la cara, piel irritada, callos, machucones, hongos en las uñas, picazón, comezón, me pica, ronchas, espinillas, espinilla, granos, alergia a la piel, alergia en la piel, manchas, hongos, hongos en los pies, lunar, lunares, caída de pelo, caída del pelo, se me cae el pelo, caspa, verrugas, uña encarnada, sarna, piojos, piel seca, herpes, callos, acné, transpiro mucho, transpiración
heart gp: duele el pecho, me duele el pecho, dolor de pecho que se va al brazo, pecho brazo, dolor en el brazo izquierdo, me da la pálida, pálida, patatús, me fui a negro, retención de líquido, dolor al pecho, dolor en el pecho, opresión al pecho, puntada en el pecho, corazón acelerado, taquicardia, presión alta, presión baja, presión, hipertensión, hinchazón de pies, piernas hinchadas, desmayo, várices
lung heart gp: falta de aire, me falta el aire, ahogo, ahogos, me canso al caminar
lung gp: pechuguera, pecho congestionado, bronquitis obstructiva, tos de perro, moquillo, tos, tos con flema, tos con desgarro, desgarro, silbido en el pecho, pecho apretado, asma, inhalador, bronquitis, neumonía, pulmonía, obstrucción bronquial, síndrome bronquial obstructivo, sbo, coqueluche, pito en el pecho
lung ent gp: alergia, alergia primaveral, alergia al plátano oriental, plátano oriental, rinitis, romadizo, estornudos
ent gp: carraspera, disfonía, garganta apretada, oído supura, moquillo, placas, dolor de oído, dolor de oídos, oído tapado, pito en los oídos, pito en el oído, escucho mal, no escucho bien, no escucho, sordera, nariz tapada, mocos, sangre de narices, sangre de nariz, sinusitis, ronquidos, dolor de garganta, amígdalas, amigdalitis, ronco, ronca, afónico, tapón de cera
ent nerve gp: vértigo, vértigos, todo me da vueltas
gp nerve: dolor de cabeza, mareos, mareado
nerve gp: jaqueca, jaquecas, migraña
nerve: hormigueo, adormecimiento, se me duerme la mano, se me duermen las manos, se me adormecen las manos, temblor, tiritones, tiritar, epilepsia, convulsiones, se me olvidan las cosas, derrame, accidente vascular, infarto cerebral, chueco, boca chueca, parálisis facial, tec, golpe en la cabeza
bone physio gp: machucón, lumbago agudo, dolor de cintura, rodilla mala, me caí, pata, patas, me duelen las patas, hombro malo, dolor de espalda, lumbago, dolor lumbar, tortícolis, me duele la rodilla, esguince, me doblé el pie, me doblé el tobillo, tobillo torcido, tendinitis, dolor de hombro, canilla, pantorrilla, calambre, espolón, dolor de cadera, juanetes, talón, desgarro muscular, desgarro en la pierna
bone: fractura, me quebré, quebrado, quebré, hueso quebrado, brazo quebrado, yeso, artrosis, artritis, gota, osteoporosis, dolor de huesos, dolor articular, zafé, zafado
bone nerve physio: ciática, lumbociática, hernia al disco, hernia lumbar, hernia discal
physio bone: contractura, contracturado, contracturas, nudos en la espalda, rehabilitación, piso pélvico, kinesiología respiratoria, recuperación de cirugía
woman gp: regla, me llegó la regla, no me llega la regla, atraso, atraso menstrual, cólicos menstruales, dolores de regla, flujo, hongos vaginales, picazón vaginal, papanicolau, pap, anticonceptivos, pastillas anticonceptivas, pastillas, pastilla del día después, t de cobre, diu, implante, test de embarazo, ovario poliquístico, mioma, menopausia, bochornos, bulto en la mama, pechuga, pechugas, dolor de pechugas, lactancia, dar pecho, ecografía
hormone gp: diabetes, azúcar alta, glicemia, glicemia alta, hemoglucotest, insulina, resistencia a la insulina, tiroides, hipotiroidismo, hipertiroidismo, nódulo a la tiroides, hormonas, vellos en la cara
food hormone gp: bajar de peso, adelgazar, quiero bajar de peso, sobrepeso, obesidad, engordé, subí de peso, guatón, guatona, gordito
food: pauta alimentaria, pauta nutricional, dieta, alimentación saludable, comer sano, masa muscular
psychology psychiatry gp: angustiado, angustiada, estresado, colapsado, colapsada, agobio, crisis de llanto, irritable, mal genio, sin ánimo, desánimo, bajoneado, bajoneada, bajoneo, achacado, achacada, bajón anímico, ansiedad, angustia, crisis de pánico, crisis de angustia, estrés, estresada, depresión, depre, pena, penas, ganas de llorar, bajón, insomnio, no puedo dormir, nervioso, agobiada
psychology: término de relación, infidelidad, violencia intrafamiliar, maltrato, duelo, pololeo, terminé con mi pololo, pololo, polola, separación, problemas de pareja, autoestima, bullying, problemas en el colegio, celos
psychiatry psychology: marihuana, pitos, pastabase, clonazepam, consumo problemático, bipolaridad, trastorno bipolar, déficit atencional, tdah, esquizofrenia, escucho voces, toc, suicidio, autismo, tea, alcoholismo, drogas, pasta base, curado, adicción, pastillas para dormir
child gp: guagua no duerme, guagua con tos, guagua resfriada, jardín infantil, sala cuna, chupete, control sano, cólicos de la guagua, le están saliendo los dientes, se hace pipí en la cama, coceduras, mamadera, no quiere comer, fiebre en guagua, vómitos guagua, peste
`,
  doctor: "",
  meant: "",
  fillers:
    "hora horas atención agendar bono isapre fonasa está estoy al tiene anda hartos harto caleta altiro",
});
