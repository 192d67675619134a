import { wordSet, type Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const spanish: Glossary = {
  common: wordSet(
    'el los las una que en con por pero está del desde y no se nuestro tenemos de un al para lo su',
  ),
  words: [
    [
      'we plan',
      '(?:planeamos|pensamos|queremos|vamos a|tenemos previsto)|(?:está|están) previstos?|(?:próximo|siguiente) (?:año|mes|trimestre)|próxima semana|la idea (?:es|sería)(?= (?:pasar|migrar|cambiar|subir|actualizar))',
    ],
    [
      'old clusters',
      '(?:antiguo|viejo|anterior) (?:cluster|clúster)|(?:cluster|clúster) (?:antiguo|viejo|anterior)',
    ],
    [
      'old nodes',
      '(?:antiguos?|viejos?) (?:nodos?|servidor(?:es)?)|(?:nodos?|servidor(?:es)?) (?:antiguos?|viejos?)',
    ],
    [
      'formerly',
      'antes,? (?:con [^,;\\n]{1,20},? )?(?:(?:el|la|los|las) (?:\\S+ ){1,2}?)?(?:se )?(?:ten[íi]a(?:n|mos)?|us[áa]ba(?:n|mos)?|era(?:n)?|estaba(?:n)?|hab[íi]a|corr[íi]a(?:n)?|funcionaba con)|anteriormente|en su momento',
    ],
    [
      'it is gone',
      acrossLines`
        ya no existen?
        |(?:fue|fueron|está|están) (?:retirad|desmantelad)[oa]s?
        |(?<=(?:cl[uú]sters?|nodos?|servidor(?:es)?|máquinas?|pools?) (?:\S+ ){0,2})
          (?:fue|fueron|está|están) (?:apagad|eliminad)[oa]s?
      `,
    ],
    [
      'it is solved',
      '(?<!(?:no|nunca) )(?:está|están|fue|fueron|quedó) (?:ya )?(?:resuelt|solucionad|corregid)[oa]s?|no ha vuelto a (?:ocurrir|aparecer|pasar)',
    ],
    ['documentation', 'documentación'],
    ['we know', '(?:lo )?sabemos|ya sé'],
    [
      'supposing',
      'si(?! (?:entro|abro|hago|pruebo|ejecuto|intento|lanzo|accedo|yo|ponemos|hacemos|probamos|abrimos|entramos))',
    ],
    ['works fine', 'funcionan? (?:bien|correctamente|perfectamente)'],
    ['does not work', 'no funcionan?|dejó de funcionar'],
    ['does not start', 'no (?:arrancan?|inician?|se inician?|levantan?)'],
    ['does not respond', 'no (?:responden?|contestan?)'],
    [
      'cannot reach',
      acrossLines`
        no (?:pueden?|podemos|logran?|puedo|consiguen?) (?:
          alcanzar|llegar|acceder|conectar(?:se)?|comunicar(?:se)?
        )
        |no (?:alcanzan?|llegan?|acceden?|conectan?)
      `,
    ],
    ['we do not use', 'no (?:usamos|utilizamos|tenemos)'],
    ['unreachable', 'inalcanzables?|inaccesibles?'],
    ['vanished', 'desapareci(?:ó|eron)|(?:ha|han) desaparecido|desaparecen?'],
    ['does not appear', 'no (?:aparecen?|se ven?|salen?)(?= en(?!\\p{L}))'],
    ['lose the connection', 'pierden? (?:\\S+ ){0,3}?(?:conexi(?:ón|ones)|conectividad|red)'],
    [
      'from outside',
      'desde (?:fuera|el exterior)|desde (?:mi|otr[ao]|una?) (?:portátil|equipo|máquina|pc|ordenador|computadora|servidor|nodo)',
    ],
    ['the internet', 'al exterior|a internet|hacia fuera'],
    [
      'on the node itself',
      '(?:desde|en) (?:el )?(?:mismo|propio) (?:nodo|servidor|equipo)(?: windows)?|(?:desde|en) el nodo mismo',
    ],
    ['time zone', 'zona horaria|huso horario'],
    [
      'wrong time',
      String.raw`hora (?:\S+ ){0,4}(?:incorrecta|equivocada|mal)|reloj (?:\S+ ){0,4}(?:adelantado|atrasado|mal)`,
    ],
    [
      'DNS name resolution',
      String.raw`resolución de nombres?|resolver? (?:\S+ ){0,3}nombres?|resuelven? (?:\S+ ){0,3}nombres?`,
    ],
    [
      'timeout',
      String.raw`tiempo (?:de espera )?(?:\S+ )?agotado|se agota el tiempo(?: de espera)?|tiempo de espera`,
    ],
    ['data center', 'centro de datos|cpd'],
    ['our own network', 'red (?:interna|propia|corporativa|local)|nuestra (?:propia )?red'],
    ['servers', 'servidores'],
    ['database', 'bases? de datos'],
    ['other nodes', 'otros? nodos?'],
    ['nodes', 'nodos?'],
    ['other', 'otr[oa]s?'],
    ['stuck', 'quedan?|quedó|permanecen?|siguen?|continúan?|atascad[oa]s?|colgad[oa]s?'],
    ['cannot', 'no|ningún|ninguna|nunca|imposible'],
    ['reach', 'alcanzar|llegar|acceder|acceso|conectar(?:se)?|conexi(?:ón|ones)'],
    ['respond', 'responder?|responden?'],
    ['responses', 'respuestas?'],
    ['packets', 'paquetes?'],
    ['services', 'servicios?'],
    ['pages', 'páginas?'],
    ['restart', 'reinici(?:o|ar|ó|amos|ado|aron)'],
    ['update', 'actualiza(?:ción|r|mos|do|ron)'],
    ['after', 'después|tras|luego'],
    ['since', 'desde'],
    ['start', 'arrancar|iniciar|arranque'],
    ['crashes', 'se cae|se cierra|se detiene'],
    ['shut down', 'apagad[oa]s?|caíd[oa]s?|cayó|se apagó'],
    ['fails', 'falla(?:n|do|ron)?|falló'],
    ['error', 'errores?'],
    ['pull', 'descarg(?:a|ar|ado)'],
    ['image', 'imagen'],
    ['mount', 'mont(?:a|ar|ado|aje)'],
    ['volume', 'volumen'],
    ['disk full', String.raw`disco (?:\S+ ){0,4}lleno`],
    ['slow', 'lent[oa]s?'],
    ['small', 'pequeñ[oa]s?|cort[oa]s?'],
    ['large', 'grandes?|larg[oa]s?'],
    ['slowly', 'poco a poco|lentamente'],
    ['delete', 'borra(?:r|mos|do)|elimina(?:r|mos|do)'],
    ['is', 'está|están|es|fue'],
    ['hours', 'horas'],
    ['works', 'funcionan?|responde bien|va bien'],
  ],
}
