import { wordSet, type Glossary } from './glossary.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const french: Glossary = {
  common: wordSet(
    'le la les des nous est une dans sur pour avec mais du et ne pas il sont au aux de un par ce qui se',
  ),
  words: [
    [
      'we plan',
      acrossLines`
        nous (?:prévoyons|allons|voulons|pensons|comptons|envisageons)
        |(?:est|sont) prévue?s?
        |(?:l[’']année|le (?:mois|trimestre)|la semaine) prochaine?
        |(?:au|le) prochain (?:trimestre|mois|semestre)
        |(?:notre|l[’'])\s?idée (?:est|serait) de
      `,
    ],
    ['old clusters', 'anciens? clusters?'],
    ['old nodes', 'anciens? (?:nœuds?|noeuds?|serveurs?|machines?)|ancienne machine'],
    [
      'formerly',
      "avant,? (?:avec [^,;\\n]{1,20},? )?(?:les? (?:\\S+ ){1,2}?(?:étai(?:en)?t|avai(?:en)?t|tournai(?:en)?t)|on avait|nous avions|il y avait|c[’']était|on utilisait|nous utilisions|ils avaient|il avait)|auparavant|autrefois|à l[’']époque",
    ],
    [
      'it is gone',
      acrossLines`
        n[’']existe(?:nt)? plus|(?:a|ont) été démantelée?s?
        |(?<=(?:clusters?|n(?:œ|oe)uds?|serveurs?|machines?|pools?) (?:\S+ ){0,2})(?:a|ont) été (?:arrêtée?s?|supprimée?s?)
      `,
    ],
    [
      'it is solved',
      acrossLines`
        (?:est|sont|a été|ont été) (?:(?!pas\b|jamais\b)\S+ ){0,2}?
          (?:résolue?s?|corrigée?s?|réglée?s?)
        |ne s[’']est plus (?:re)?produite?
      `,
    ],
    ['we know', 'nous (?:le )?savons|on (?:le )?sait'],
    ['supposing', "s(?:i|['’]il)(?! (?:je|nous|on|j['’]|vous))"],
    ['works fine', '(?:fonctionne|marche)(?:nt)? (?:bien|correctement|normalement)'],
    ['does not work', String.raw`(?:ne |n[’'])(?:fonctionne|marche)(?:nt)? (?:pas|plus)`],
    ['does not start', String.raw`ne (?:démarre|se lance)(?:nt)? (?:pas|plus)`],
    ['does not respond', String.raw`ne répond(?:ent)? (?:pas|plus)`],
    [
      'cannot reach',
      acrossLines`
        (?:ne |n[’'])(?:peut|peuvent|arrive|arrivent) (?:pas|plus) (?:à )?
          (?:joindre|atteindre|accéder|contacter|se connecter)
        |ne (?:joign|atteign|contact)(?:e|ent) (?:pas|plus)
        |impossible (?:de |d[’'])(?:joindre|atteindre|accéder|contacter|se connecter)
      `,
    ],
    ['we do not use', String.raw`nous n[’'](?:utilisons|avons) (?:pas|aucune?)`],
    ['unreachable', 'injoignables?|inaccessibles?'],
    ['vanished', '(?:a|ont) disparu|disparaît|disparaissent'],
    [
      'does not appear',
      String.raw`n[’'](?:apparaît|apparaissent|est|sont) (?:pas|plus)(?: (?:visible|listé)e?s?)?(?= (?:dans|en|sous)(?!\p{L}))`,
    ],
    [
      'lose the connection',
      String.raw`perd(?:ent)? (?:\S+ ){0,3}?(?:connexions?|connectivité|réseau)`,
    ],
    [
      'from outside',
      String.raw`(?:depuis|de) l[’']extérieur|depuis (?:un|une|mon) (?:autre )?(?:machine|poste|pc|ordinateur|portable)`,
    ],
    ['the internet', String.raw`vers l[’']extérieur|internet`],
    [
      'on the node itself',
      String.raw`(?:depuis|sur|du) (?:le )?(?:même )?nœud (?:windows )?(?:lui-même|même)|(?:depuis|sur) le même (?:nœud|serveur)`,
    ],
    ['time zone', 'fuseau horaire'],
    [
      'wrong time',
      String.raw`mauvaise heure|heure (?:\S+ ){0,4}(?:fausse|incorrecte|décalée)|horloge (?:\S+ ){0,4}(?:fausse|décalée)`,
    ],
    [
      'DNS name resolution fails',
      acrossLines`
        ne (?:se )?rés(?:out|olvent|oudent) (?:(?:plus|pas|aucun)s? )(?:\S+ ){0,2}
          (?:noms?|hôtes?|adresses?)
        |ne (?:se )?rés(?:out|olvent|oudent) aucun nom
      `,
    ],
    [
      'has no network',
      String.raw`n[’']a(?:ont)? plus (?:de |aucun )?réseau|plus (?:de|aucun) réseau`,
    ],
    [
      'DNS name resolution',
      String.raw`résolution (?:de noms?|dns)|résou(?:dre|dent|t) (?:\S+ ){0,3}noms?`,
    ],
    [
      'timeout',
      String.raw`délai (?:d[’']attente )?(?:\S+ ){0,2}(?:dépassé|expiré)|délai d[’']attente|expir(?:e|ent|é)`,
    ],
    ['data center', 'centre de données|datacenter'],
    ['our own network', "réseau (?:interne|local|de l[’']entreprise)|notre (?:propre )?réseau"],
    ['servers', 'serveurs?'],
    ['database', 'bases? de données'],
    ['other nodes', 'autres? nœuds?|autres? noeuds?'],
    ['subnet', 'sous-r[ée]seaux?'],
    ['nodes', 'nœuds?|noeuds?'],
    ['other', 'autres?'],
    ['stuck', 'rest(?:e|ent)|bloquée?s?|coincée?s?'],
    ['cannot', 'pas|aucune?|jamais|impossible|plus rien'],
    [
      'reach',
      'joign(?:e|ent)|joindre|attei(?:ndre|gnent)|accéd(?:er|ent)|accès|contacter|connecter|connexions?',
    ],
    ['respond', 'répond(?:re|ent)?'],
    ['responses', 'réponses?'],
    ['packets', 'paquets?'],
    ['network', 'réseaux?'],
    ['restart', 'redémarrages?|redémarré?e?s?|redémarrer'],
    ['update', 'mise à (?:jour|niveau)|mis(?:es?)? à (?:jour|niveau)'],
    ['after', 'après'],
    ['since', 'depuis'],
    ['start', 'démarr(?:e|ent|er|age)'],
    ['crashes', "plante(?:nt)?|s[’']arrêtent?"],
    ['shut down', 'éteinte?s?|hors service|tombée?s?|arrêtée?s?'],
    ['fails', 'échou(?:e|ent|é)|échec'],
    ['error', 'erreurs?'],
    ['pull', 'télécharg(?:e|er|ement|ée?)|récupérer'],
    ['mount', 'mont(?:er|ée?|age)'],
    ['share', 'partages?'],
    ['disk full', String.raw`disque (?:\S+ ){0,4}plein`],
    ['slow', 'lente?s?'],
    ['small', 'petite?s?|courte?s?'],
    ['large', 'gros(?:se)?s?|grande?s?|volumineu(?:x|ses?)|longue?s?'],
    ['slowly', 'peu à peu|petit à petit|progressivement'],
    ['delete', 'supprim(?:e|er|ée?s?|ons)'],
    ['is', 'est|sont|a été'],
    ['hours', 'heures'],
    ['works', 'fonctionne(?:nt)?|marche(?:nt)?'],
  ],
}
