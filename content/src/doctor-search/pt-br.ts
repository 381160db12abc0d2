import { withAdditions, type DoctorLexicon } from "@anteroom/domain/booking/doctor-search/lexicon";
import { portuguese } from "./pt.ts";

/** Search terms of Brazil, in addition to those of Portugal. */
export const brazilianPortuguese: DoctorLexicon = withAdditions(portuguese, {
  names: `
gp: clínico geral, clínica geral, clínico, médico de família e comunidade, médico do postinho, posto de saúde, ubs
child: pediatra, médico de criança, médico de bebê, doutor de criança, médico de nenê
woman: gineco, go, médico de mulher, ginecologista obstetra, mastologista
skin: dermato, dermatologista, médico de pele
heart: cardiologista, cárdio, médico de coração, médico da pressão
psychiatry: psiquiatra, psiqui, médico de cabeça
psychology psychiatry: psicóloga, psico, terapeuta, psicanalista, psicanálise, terapia online
food: nutri, nutricionista, nutrólogo, nutrologia, nutróloga
hormone: endócrino, endocrinologista, médico de hormônio, médico dos hormônios, hormônios, médico da tireoide
nerve: neuro, neurologista, médico da enxaqueca
bone: ortopedista, médico de osso, médico de coluna
ent: otorrino, otorrinolaringologista, médico de ouvido, médico de garganta, fonoaudiólogo, fonoaudióloga, fono
lung: pneumologista, pneumo, médico de pulmão
lung skin gp: alergista, alergologista, médico de alergia
physio bone: fisioterapeuta, fisio, fisioterapia, quiropraxista, osteopata, rpg, pilates
gp: gastro, gastroenterologista, urologista, oftalmo, oftalmologista, oculista, dentista, infectologista, geriatra, hematologista, proctologista
`,
  people: `
child gp: criança, bebê, bebês, nenê, neném, nenem, filhinho, filhinha, guri, garoto, garota, moleque, recém nascido, netinho
woman gp: gestante, grávida, gestação, pré natal, pós parto, puérpera
`,
  complaints: `
gp: inchaço, dor no corpo todo, dói tudo, quentura, canseira, engasgo, estômago embrulhado, enjoo, pedra na vesícula, escorpião, água viva, chupão, rendidura, tirar pontos, raio x, ultrassom, ressonância, dor na virilha, virilha, ínguas, câncer, tumor, overdose, envenenamento, insolação, machucado, desidratado, empachado, boca seca, check up, exame de sangue, exames de sangue, hemograma, exame de rotina, pedido de exame, pedido de exames, encaminhamento, atestado, afastamento, renovar receita, receita controlada, retorno, mal estar, passando mal, estou passando mal
gp lung: gripado, gripada, gripe, resfriado, resfriada, dor no corpo, virose, dengue, zika, chikungunya, covid, infecção
gp hormone: cansaço, moleza, fraqueza, sem ânimo, indisposição
gp: ânsia, ânsia de vômito, vômito, vômitos, vomitando, vomitar, diarreia, dor de barriga, piriri, caganeira, intestino solto, intestino preso, prisão de ventre, queimação no estômago, queimação, azia, refluxo, estufado, estufamento, barriga estufada, abdômen, cocô, cocô com sangue, sangue no cocô, hemorroida, hemorroidas, vermes, verminose, pedra na vesícula, cálculo renal, pedra no rim, disfunção erétil, brochar, broxar, pênis, próstata
gp woman: infecção urinária, infecção de urina, ardência ao urinar, ardência para urinar, queimação ao urinar, dor para fazer xixi, xixi toda hora, sangue no xixi, dst, ist, hiv, aids
gp: coceira nos olhos, olho coçando, vista embaçada, visão embaçada, terçol, dor de dente, dente siso
gp skin: picada de inseto, picada de pernilongo, pernilongo, picada de carrapato, carrapato, machucado, machucou, roxo, hematoma, íngua, ínguas, caroço, cobreiro, catapora, sarampo, queimadura
skin: bolinha, bolinhas, caroço na pele, assado, rubor, suor, suor nos pés, chulé, ressecado, pele ressecada, lábio rachado, boca rachada, depilação, laser, queloide, alergia no rosto, espinha no rosto, furúnculo, unheiro, oleosidade, vermelhidão, coceira, coçando, coçar, coceira na pele, pele coçando, coça muito, espinha, espinhas, cravo, cravos, acne, alergia na pele, mancha na pele, manchas na pele, brotoeja, micose, frieira, pano branco, impingem, pinta, pintas, pinta que mudou, câncer de pele, verruga, queda de cabelo, cabelo caindo, meu cabelo está caindo, caspa, seborreia, piolho, sarna, bicho de pé, furúnculo, cisto, cisto sebáceo, unha encravada, fungo na unha, suor excessivo, suando muito, melasma, rugas, bolinhas na pele, bolinhas vermelhas, descamando, pele descascando, rachadura, calo
heart gp: dói o peito, dor no peito que vai para o braço, peito braço, dor no braço esquerdo, piripaque, dor torácica, apaguei, inchaço, edema, retenção de líquido, dor no peito, aperto no peito, coração acelerado, coração disparado, batedeira, batedeira no peito, palpitação, pressão alta, pressão baixa, pressão, infarto, enfarto, arritmia, fibrilação atrial, marca passo, marcapasso, perna inchada, pé inchado, inchaço nas pernas, desmaio, desmaiei, varizes, trombose
lung heart gp: falta de ar, dificuldade para respirar, fôlego, não consigo respirar
lung gp: tossindo, cuspindo sangue, bronquiectasia, câncer de pulmão, secreção, tosse, tosse seca, tosse com catarro, catarro, chiado, chiado no peito, peito chiando, asma, bombinha, bronquite, pneumonia, pigarro, tosse comprida, coqueluche
lung ent gp: alergia, alergia respiratória, rinite, rinite alérgica, espirrando, espirro, ácaro, alergia a poeira, poeira, alergia a gato, alergia a camarão
ent gp: goela, pigarro, ouvido inflamado, ouvido zumbindo, surdo, não ouço, sangue no nariz, nariz trancado, garganta fechada, amidalite, íngua no pescoço, babando, língua, gagueira, caroço no pescoço, nódulo no pescoço, dor de ouvido, ouvido entupido, ouvido tampado, ouvido doendo, cera no ouvido, zumbido, chiado no ouvido, escutando mal, não escuto bem, não escuto, escutar, surdez, nariz entupido, nariz escorrendo, coriza, catarro no nariz, sangramento no nariz, nariz sangrando, sinusite, ronco, roncando, garganta inflamada, dor de garganta, garganta arranhando, amígdala, amígdala inflamada, pus na garganta, rouco, rouca, sem voz, adenoide, carne esponjosa, desvio de septo, caxumba
ent nerve gp: labirintite, tontura rodando, tudo girando, cabeça girando, vertigem
gp nerve: dor de cabeça, cabeça doendo, tontura, tonteira, zonza
nerve gp: enxaqueca
nerve: falando embolado, ausências, gagueira, espasmo, fraqueza no braço, choque no corpo, formigamento, formigamento nas mãos, formigando, dormência, mão dormente, mão formigando, tremedeira, tremor, tremendo, convulsão, epilepsia, esquecimento, esquecendo as coisas, memória fraca, derrame, avc, boca torta, paralisia facial, pernas inquietas, bateu a cabeça, nevralgia do trigêmeo
bone nerve: túnel do carpo, síndrome do túnel do carpo
bone physio gp: dor nas cadeiras, cadeiras, coxa, canela, escápula, dor na escápula, dor na virilha, mandíbula, puxar a perna, mancando, mau jeito na coluna, travou a coluna, virilha, estiramento, distensão, dor nas costas, dor na coluna, dor na lombar, lombar, bico de papagaio, torcicolo, mau jeito nas costas, mau jeito, dor no joelho, joelho inchado, joelho estalando, dor no ombro, dor no quadril, quadril, bacia, dor no calcanhar, esporão, tornozelo torcido, torci o pé, pisei em falso, tendinite, dor na batata da perna, batata da perna, panturrilha, câimbra, câimbras, munheca, cotovelo, joanete, ler, dor no punho, lesão no joelho
bone: quebrei o braço, quebrou, osso quebrado, braço quebrado, perna quebrada, quebrado, fratura, dor nas juntas, juntas, junta, junta inchada, artrose, artrite, reumatismo, gota, desgaste no joelho, desgaste, osteoporose, tombo
bone nerve physio: hérnia de disco, ciático, nervo ciático, dor no ciático, nervo pinçado
physio bone: contratura, assoalho pélvico, músculo travado, travado, travei as costas, recuperação pós cirurgia, pós operatório
woman gp: camisinha estourou, fluxo intenso, muito fluxo, sangramento, escape menstrual, laqueadura, tentante, exame preventivo, ultrassom, seio inchado, mamilo, bico do peito, peito empedrado, leite empedrado, menstruação, menstruação atrasada, regra atrasada, menstruação desregulada, cólica, cólica menstrual, cólica forte na menstruação, escape, tpm, corrimento, coceira íntima, coceira na vagina, candidíase, preventivo, papanicolau, anticoncepcional, pílula, pílula do dia seguinte, diu, injeção anticoncepcional, teste de gravidez, quero engravidar, engravidar, menopausa, fogacho, fogachos, calorão, ovário policístico, ovários policísticos, cisto no ovário, mioma, endometriose, nódulo no seio, caroço no seio, seio, seios, dor no seio, mama, amamentação, amamentar, ultrassom gestacional
hormone gp: diabetes, açúcar alto, glicose alta, glicemia alta, tireoide, tireoide alterada, hipotireoidismo, hipertireoidismo, nódulo na tireoide, hormônio, hormônios, hormônio desregulado, testosterona baixa, reposição hormonal, pelos no rosto
food hormone gp: emagrecer, perder peso, quero emagrecer, perder barriga, obesidade, sobrepeso, acima do peso, engordando, caneta emagrecedora, ozempic, mounjaro
food: reeducação alimentar, dieta, low carb, ganhar massa, hipertrofia, engordar com saúde, alimentação saudável, whey, intolerância
psychology psychiatry gp: sufoco, irritação, irritada, mau humor, agitado, pavor, sem vontade de nada, vazio, choro, nervosa, fobia, pensamento acelerado, crise de choro, angustiada, coração partido, ansiedade, crise de ansiedade, crise de pânico, estresse, estressado, estressada, burnout, depressão, tristeza, angústia, choro fácil, insônia, não durmo, não consigo dormir, desânimo, nervosismo, síndrome do pânico
psychology: traição, discussão, relacionamento abusivo, medo de falar em público, luto, término de namoro, término, separação, casamento em crise, briga em casa, autoestima, ciúmes, ciúme, bullying
psychiatry psychology: surto, surtando, maconha, cocaína, ritalina, abstinência, borderline, internação, tdah, déficit de atenção, bipolar, transtorno bipolar, transtorno, esquizofrenia, ouvindo vozes, toc, autismo, tea, suicídio, vontade de morrer, vício em drogas, vício, alcoolismo, remédio controlado, remédio para depressão, remédio para dormir, remédio para ansiedade
child gp: bebê não dorme, babando, crupe, creche, desfralde, chupeta, dor de crescimento, enurese, piolho na escola, fazendo xixi na cama, cólica do bebê, dentinho nascendo, assadura, vacina do bebê, introdução alimentar, não quer mamar, mamar, refluxo do bebê, não quer comer, birra
`,
  doctor: "",
  meant: "",
  fillers:
    "você preciso tô to tá dói doendo doer muita demais pra pro faz uns umas dias ruim direto toda hora meio estou sentindo sinto fica ficando um uma remédio queria marcar atende",
});
