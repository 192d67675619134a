import { wordSet, type Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const german: Glossary = {
  common: wordSet(
    'der die das und nicht wir auf den dem ist ein eine sind mit haben ich von im zu es',
  ),
  words: [
    [
      'we plan',
      acrossLines`
        geplant(?:e[nrs]?)?
        |(?:planen|wollen|möchten|werden) wir
        |wir (?:planen|wollen|möchten|werden)
        |ist vorgesehen|angedacht|anvisiert|in planung|ins auge gefasst
        |(?:nächste[nsr]?|kommende[nsr]?) (?:jahr|monat|quartal|woche)
      `,
    ],
    [
      'old clusters',
      '(?:alte[nrms]?|vorige[nrms]?|frühere[nrms]?|ehemalige[nrms]?|abgeschaltete[nrms]?) (?:kubernetes-)?clusters?',
    ],
    [
      'old nodes',
      '(?:alte[nrms]?|vorige[nrms]?|frühere[nrms]?|ehemalige[nrms]?|abgeschaltete[nrms]?) (?:windows-)?(?:knotens?|nodes?|servers?|hosts?|maschinen?)',
    ],
    [
      'formerly',
      acrossLines`
        vor (?:de[rm]|eine[rm]|unsere[rm])(?: \S+){1,4}?
          (?= (?:hatten|nutzten|verwendeten|liefen?|war(?:en)?) )
        |früher|vorher|damals|seinerzeit|ehemals|zuvor
        |(?:lief|liefen) (?:dort |da )?noch
        |noch(?= (?:\S+ ){1,4}?(?:lief|liefen|war|waren)(?![\p{L}]))
      `,
    ],
    [
      'it is gone',
      acrossLines`
        gibt es (?:\S+ ){0,3}?nicht mehr
        |(?:ist|sind|wurden?) (?:\S+ ){0,3}?(?:abgeschaltet|abgebaut|stillgelegt|außer betrieb)
        |existier(?:t|en) nicht mehr
      `,
    ],
    [
      'it is solved',
      acrossLines`
        (?:ist|sind|wurden?|war|haben wir) (?:(?!nicht\b|nie\b|teilweise\b)\S+ ){0,5}?
          (?:gelöst|behoben|erledigt)
        |(?:ist|sind|wurden?|war) (?:(?!nicht\b|nie\b|teilweise\b)\S+ ){0,5}?korrigiert
        |(?:nicht|nie) (?:mehr|wieder) aufgetreten
        |seitdem (?:\S+ ){0,2}?(?:
          (?:nicht mehr|keine?) (?:\S+ )?
            (?:gesehen|vorgekommen|meldung(?:en)?|fehler(?:meldung(?:en)?)?|probleme?)
          |ruhe
          |läuft (?:alles|es|er|sie)(?! (?:\S+ )?nicht)
        )
      `,
    ],
    ['documentation', 'doku|dokumentation|anleitung'],
    ['we know', 'wissen wir|wir wissen|ist (?:uns )?bekannt'],
    ['supposing', 'falls|sofern'],
    [
      'works fine',
      String.raw`(?:funktioniert|läuft|geht|klappt) (?:gut|einwandfrei|problemlos|wie erwartet)`,
    ],
    [
      'does not work',
      String.raw`(?:funktionier(?:t|en)|geht|gehen|klappt|läuft|laufen) (?:\S+ ){0,3}?(?:nicht|nie)`,
    ],
    ['no pod starts', String.raw`starte[nt] (?:\S+ ){0,14}?keine? (?:neuen? )?pods?`],
    // What it is that fails counts where it is a program.
    [
      '$1does not start',
      acrossLines`
        startet?n?\s
        ((?:der |die |das |unser )?(?:kubelet|kube-?proxy|containerd)(?:[- ](?:dienst|service))?\s)
        (?:\S+ ){0,2}?(?:nicht|nie)
      `,
    ],
    ['does not start', String.raw`startet?n? (?:\S+ ){0,3}?(?:nicht|nie|kein)`],
    [
      'never becomes ready',
      String.raw`(?:wird|werden|ist|sind|geht|gehen|kommt|kommen) (?:\S+ ){0,3}?(?:nicht|nie) (?:mehr )?(?:auf )?(?:ready|bereit)`,
    ],
    [
      'no service responds',
      String.raw`(?:antwortet?n?|reagier(?:t|en)) (?:\S+ ){0,3}?keine? (?:services?|dienste?)`,
    ],
    ['does not respond', String.raw`(?:antwortet?n?|reagier(?:t|en)) (?:\S+ ){0,3}?(?:nicht|nie)`],
    [
      'cannot reach',
      acrossLines`
        (?:nicht|keine?n?) (?:mehr )?erreich(?:t|en|bar)
        |erreich(?:t|en) (?:\S+ ){0,3}?keine?n?
        |komm(?:t|en) (?:\S+ ){0,6}?(?:nicht|nie)(?: mehr)? (?:an|zu|auf|bis zu)(?: die| den| das| der)?
          (?= (?:services?|dienste?n?|api|cluster-?ips?|pods?)(?!\p{L}))
      `,
    ],
    ['unreachable', 'unerreichbar'],
    [
      'lose the connection to',
      'verlier(?:t|en) (?:\\S+ ){0,5}?(?:die|ihre|jede|den) (?:\\S+ )?(?:netzwerk)?(?:verbindung(?:en)?|kontakt) (?:zu|zum|zur|mit)',
    ],
    [
      'lose the connection',
      'verlier(?:t|en) (?:\\S+ ){0,5}?(?:netzwerk)?(?:verbindung(?:en)?|kontakt)',
    ],
    [
      'vanished',
      '(?:ist|sind) (?:\\S+ ){0,3}?(?:verschwunden|weg)|verschwindet|verschwinden|verschwunden',
    ],
    [
      'does not appear',
      '(?:taucht|tauchen|erscheint|erscheinen) (?:\\S+ ){0,6}?(?:nicht|nie)(?: mehr)?(?: auf)?',
    ],
    [
      'we do not use',
      '(?:nutzen|verwenden|haben|brauchen) wir (?:kein(?:e[nrms]?)?|nicht)|wir (?:nutzen|verwenden|brauchen) (?:kein(?:e[nrms]?)?|nicht)',
    ],
    [
      'from outside',
      'von (?:außen|aussen|extern)|von (?:einem )?ander(?:en|em) (?:rechner|gerät|pc|server)',
    ],
    ['the internet', '(?:nach|ins?) (?:außen|aussen|draußen|internet)'],
    [
      'on the node itself',
      '(?:auf|von) (?:dem|demselben|diesem|vom)? ?(?:windows-?)?(?:knoten|node|host|server|rechner) selbst|(?:auf|von) demselben (?:windows-?)?(?:knoten|node|host|server|rechner)',
    ],
    ['time zone', 'zeitzone'],
    [
      'wrong time',
      'falsche[nrs]? (?:uhr)?zeit|(?:uhr)?zeit (?:\\S+ ){0,4}falsch|uhr (?:\\S+ ){0,4}(?:falsch|vor|nach)',
    ],
    [
      'DNS name resolution fails',
      acrossLines`
        namen? (?:\S+ ){0,3}?(?:nicht|nie) (?:mehr )?(?:aufgelöst|auflösen)
        |lös(?:t|en) (?:\S+ ){0,3}?keine? (?:\S+ )?(?:namen?|hostnamen?) (?:mehr )?auf
        |(?:(?:geht|gibt es|funktioniert|haben|hat) (?:\S+ ){0,3}?)?kein(?:e namensauflösung| dns)
          (?![\w-]| (?:problem|fehler|server|plugin))
      `,
    ],
    ['no problem', 'keine? (?:[a-z]{2,14}[- ])?probleme?'],
    ['DNS name resolution', 'namensauflösung|namen? (?:\\S+ ){0,4}(?:aufgelöst|auflösen)'],
    ['timeout', 'zeitüberschreitung(?:en)?|zeitlimit|(?:läuft|laufen) in (?:einen )?timeout'],
    ['data center', 'rechenzentrum|rechenzentrums'],
    [
      'our own network',
      '(?:im |ins |in unserem |unser )?(?:eigene[nrms]?|interne[nrms]?|unsere[nrms]?) (?:netz|netzwerk|lan)',
    ],
    ['servers', 'servern'],
    ['database', 'datenbank(?:en|server)?'],
    ['other nodes', 'ander(?:e[nrms]?) (?:knoten|nodes?)'],
    ['nodes', 'knoten|windows-knoten'],
    ['other', 'ander(?:e[nrms]?)'],
    ['stuck', 'bleib(?:t|en)|hängen?|hängt|stecken|steckt|verharr(?:t|en)'],
    ['cannot', 'nicht|kein(?:e[nmrs]?)?|nie|niemals'],
    ['reach', 'erreich(?:t|en|bar)|zugreifen|zugriff|verbinden|verbindung(?:en)?'],
    ['responses', 'antworten'],
    ['response', 'antwort'],
    ['packets', 'pakete?n?'],
    ['services', 'dienste?n?|services'],
    [
      'restart',
      'neustart(?:en|s)?|neu gestartet|neu starten|neu startet|reboot(?:en|et)?|gebootet|durchgestartet',
    ],
    ['update', 'aktualisierung|aktualisiert|update|gehoben|angehoben|patchday'],
    ['after', 'nach|nachdem'],
    ['since', 'seit|seitdem'],
    ['start', 'startet?n?|hochkommen|hochfahren'],
    [
      'crashes',
      String.raw`stürz(?:t|en) (?:\S+ ){1,5}?ab|stürzt ab|stürzen ab|beendet sich|absturz|abgestürzt|bricht ab`,
    ],
    ['shut down', 'ausgefallen|ausgeschaltet|heruntergefahren'],
    ['fails', 'fehlschlägt|schl(?:ägt|agen) (?:\\S+ ){0,4}?fehl|scheitert|kaputt|fehlgeschlagen'],
    ['error', 'fehler|fehlermeldung'],
    ['pull', 'gezogen|ziehen|heruntergeladen|herunterladen|laden'],
    ['mount', 'einhängen|eingehängt|mounten|gemountet|einbinden|eingebunden'],
    ['share', 'freigabe'],
    ['missing', 'fehl(?:t|en)'],
    ['network', 'netz(?:e|es|werk(?:e|s)?)?'],
    ['disk full', '(?:festplatte|platte|laufwerk) (?:\\S+ ){0,4}voll'],
    ['slow', 'langsam(?:e[nr]?)?'],
    ['small', 'kleine?[nrs]?|kurze?[nrs]?'],
    ['large', 'große?[nrs]?|grosse?[nrs]?|lange[nrs]?'],
    ['slowly', 'nach und nach|allmählich'],
    ['delete', 'löschen|gelöscht'],
    ['is', 'ist|sind'],
    ['hours', 'stunden'],
    ['works', 'funktionier(?:t|en)|geht|gehen|klappt|läuft|laufen'],
  ],
}
