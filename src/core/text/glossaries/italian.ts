import { wordSet, type Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const italian: Glossary = {
  common: wordSet(
    'il lo gli di del della dei delle nel nella sul sulla che è sono non abbiamo ma anche questo tutti con per ha hanno più dopo dai dal dalla nei nelle degli nessun nessuno nessuna',
  ),
  words: [
    ['old clusters', '(?:vecchi[oi]?|precedenti?) cluster|cluster (?:vecchi[oi]?|precedenti?)'],
    [
      'old nodes',
      '(?:vecchi[oi]?|precedenti?) (?:nod[oi]|server)|(?:nod[oi]|server) (?:vecchi[oi]?|precedenti?)',
    ],
    [
      'formerly',
      "prima (?:avev(?:a|ano|amo)|usav(?:a|ano|amo)|era(?:no)?|c[’']era)|in precedenza|in passato",
    ],
    [
      'it is gone',
      'non (?:esiste|esistono) più|(?:è|sono) stat[oiae] (?:spent|rimoss|dismess|eliminat)[oiae]',
    ],
    [
      'it is solved',
      '(?<!(?:non|mai|se|quando|finché) )(?:(?:è|sono) (?:stat[oiae] )?(?:già |ormai )?(?:risolt|corrett|sistemat)[oiae]|abbiamo (?:già )?risolto)|non si è più (?:verificat|ripetut|presentat)[oa]',
    ],
    ['documentation', 'documentazione'],
    ['works fine', '(?:funzionan?o?|va|vanno) (?:bene|correttamente|normalmente)'],
    ['does not work', '(?:non|mai) funzionan?o?|ha(?:nno)? smesso di funzionare'],
    ['does not start', 'non (?:parte|partono|si avvian?o?|riescon?o? (?:a partire|ad avviarsi))'],
    ['does not respond', 'non rispond(?:e|ono)'],
    [
      'cannot reach',
      acrossLines`
        non (?:riescon?o?|possono|può|riesco|riusciamo) (?:a |ad )?(?:
          raggiungere|contattare|collegarsi|connettersi|accedere|comunicare
        )
        |non (?:raggiung(?:e|ono)|contattan?o?|si (?:collegan?o?|connett(?:e|ono)))
      `,
    ],
    ['unreachable', 'irraggiungibil[ei]'],
    ['vanished', '(?:è|sono) (?:scompars|sparit)[oaie]|scompa(?:re|iono)'],
    ['does not appear', 'non (?:appa(?:re|iono)|compa(?:re|iono)|si vede)'],
    ['lose the connection', 'perd(?:e|ono) (?:\\S+ ){0,3}?(?:connession[ei]|connettività|rete)'],
    [
      'from outside',
      "dall['’]esterno|da (?:un|una|un['’])(?:altr[oa] )?(?:macchina|computer|pc|server)",
    ],
    ['the internet', "verso l['’]esterno|(?:a|su) internet|con internet"],
    [
      'on the node itself',
      String.raw`(?:dal|sul|nel) nodo (?:windows )?stesso|(?:dallo|sullo|nello) stesso (?:nodo|server)`,
    ],
    ['time zone', 'fuso orario'],
    [
      'wrong time',
      String.raw`(?:ora|orario|orologio) (?:\S+ ){0,4}(?:sbagliat[oa]|errat[oa]|avanti|indietro)`,
    ],
    [
      'DNS name resolution fails',
      String.raw`non (?:si )?(?:risolv(?:e|ono)|viene risolto) (?:\S+ ){0,2}(?:nom[ei]|host)`,
    ],
    [
      'DNS name resolution',
      String.raw`risoluzione (?:dei nomi|dns)|risolv(?:e|ono|ere) (?:\S+ ){0,3}nom[ei]`,
    ],
    ['has no network', 'nessuna rete|non ha(?:nno)? (?:più )?(?:la )?rete|senza rete'],
    ['timeout', String.raw`tempo (?:\S+ )?(?:scaduto|esaurito)|va(?:nno)? in timeout`],
    ['data center', 'centro dati|data ?center'],
    ['our own network', 'rete (?:interna|aziendale|locale)|nostra rete'],
    ['database', 'basi? di dati|database'],
    ['other nodes', 'altri nodi|altro nodo'],
    ['nodes', 'nod[oi]'],
    ['other', 'altr[oaie]'],
    ['stuck', 'resta(?:no)?|rimang(?:ono|a)|rimane|bloccat[oaie]'],
    ['cannot', 'non|nessun[oa]?|mai|impossibile'],
    ['reach', 'raggiung(?:ere|e|ono)|accedere|accesso|connettersi|conness?ion[ei]'],
    ['respond', 'rispond(?:ere|e|ono)'],
    ['responses', 'rispost[ae]'],
    ['packets', 'pacchett[oi]'],
    ['services', 'serviz[io]{1,2}'],
    ['restart', 'riavvi(?:o|are|ato|ati|amo)'],
    ['update', 'aggiornament[oi]|aggiorna(?:re|to|ti|mo)'],
    ['after', 'dopo'],
    ['since', 'da quando|dal(?:la)?'],
    ['start', 'avvi(?:o|are)|partire'],
    ['crashes', 'si (?:arresta|chiude|blocca)(?:no)?'],
    ['fails', 'fallisc(?:e|ono)|fallit[oaie]'],
    ['error', 'error[ei]'],
    ['pull', 'scaric(?:a|are|ano)'],
    ['image', 'immagin[ei]'],
    ['disk full', String.raw`disco (?:\S+ ){0,3}pieno`],
    ['slow', 'lent[oaie]'],
    ['is', 'è|sono'],
    ['works', 'funzionan?o?'],
  ],
}
