import { acrossLines } from '../../../values/across-lines.ts'

const few = String.raw`(?:\p{L}{1,14}\s){0,3}?`
/** Words between a verb and how it goes, none of which turns it round. */
const between = String.raw`(?:(?!(?:nicht|nie|kein\p{L}{0,2}|nur)(?!\p{L}))[^.;!?,\n]|\.(?=\d)){0,70}?`
const apart = [
  acrossLines`
    (?:is|are|was|were)(?:\snot|n['’]t)\s(?:
      affected(?!\sby)|concerned|in\sscope
      |(?:the|a)\s(?:topic|subject|question|point)
      |part\sof\sthis
    )
  `,
  String.raw`(?:please\s)?(?:ignore|disregard|forget(?:\sabout)?)\s(?:it|that|this|them|those)(?:\s(?:one|cluster))?`,
  String.raw`(?:never|not\sonce)\s(?:been\s)?(?:seen|had|happened|occurred|observed|experienced)(?:\s(?:it|this|that|there))?`,
  acrossLines`
    (?:does|did|do)(?:\snot|n['’]t)\s(?:
      happen|occur|appear
      |have\s(?:it|this|that|the(?:\ssame)?(?=\s(?:problem|issue|error)))
        (?:\s(?:problem|issue|error))?
    )(?:\sthere)?
  `,
  acrossLines`
    (?:does|did|do)(?:\snot|n['’]t)\s(?:see|observe|get|show|exhibit)\s
      (?:it|this|that|the\s(?:same\s)?(?:problem|issue|error))(?:\s(?:problem|issue|error))?
  `,
  String.raw`unaffected|no\s(?:such|similar)\s(?:problems?|issues?|errors?)`,
  acrossLines`
    nicht\s(?:betroffen|das\sthema|gemeint|gegenstand)
    |tritt\s${few}nicht\sauf
    |(?:sehen|haben|beobachten|bekommen)\swir\s
      (?:es|ihn|das|den\sfehler|(?:das|dieses)\sproblem)\s(?:dort\s|da\s)?nicht
    |(?:hat|haben|kennt|zeigt)\s(?:das|dieses|den|diesen)\s(?:problem|fehler)\snicht
    |kein(?:en)?\s(?:solche[ns]?|derartige[ns]?)\s(?:problem|fehler)
    |(?:nie|niemals|nicht)\s(?:aufgetreten|vorgekommen|gesehen|beobachtet)
    |(?:bitte|kann|können)\s${few}ignorier\p{L}{1,3}
  `,
  acrossLines`
    n['’](?:est|a)\s(?:pas|jamais)\s(?:été\s)?(?:touchée?s?|concernée?s?|affectée?s?|le\ssujet)
    |ne\s(?:se\s)?(?:produit|reproduit|présente)\s(?:pas|jamais)
    |jamais\s(?:eu|vu|rencontré)
    |n['’](?:a|ont|avons)\spas\s(?:ce|le\smême|de\stel)\s(?:problème|souci)
    |ne\s(?:le\s)?(?:voit|voyons|rencontrons|constate|constatons)\spas
      (?:\s(?:là-bas|ce\s(?:problème|souci)))?
  `,
  acrossLines`
    (?:nunca|jamás)\s(?:nos\s|lo\s)?(?:ha|hemos|han|pasó|ocurrió)
      (?:\s(?:pasado|ocurrido|visto|tenido))?
    |no\s(?:nos\s)?(?:pasa|ocurre|sucede|aparece|está\safectad[oa]|es\sel\stema)
    |no\s(?:tiene|tenemos|vemos|hay)\s(?:este|ese|el\smismo|tal)\sproblema
    |no\slo\s(?:vemos|tenemos|observamos)
  `,
  acrossLines`
    não\s(?:acontece|ocorre|é\safetad[oa]|tem\s(?:este|esse|o\smesmo)\sproblema)
    |non\s(?:ha|abbiamo)\s(?:questo|lo\sstesso)\sproblema
    |nunca\s(?:aconteceu|ocorreu)
    |non\s(?:succede|accade|è\s(?:coinvolto|interessato))
    |mai\s(?:successo|visto)
  `,
].join('|')
const apartInAsia = acrossLines`
  (?:問題|現象|事象|症状|エラー|不具合)[はがも]?(?:起き|発生し|出|再現し|見られ|確認され)(?:てい?|ており)?(?:ません|ない|ありません)
  |再現し(?:ません|ない|てい?ません|ておりません)|影響は?(?:ありません|を受けてい?ません)|対象外|関係は?ありません
  |(?:没有?|未|不会|从未|从来没有?)(?:出现|发生|遇到|碰到|见)?过?(?:这个|该|此|同样的?|类似的?|相同的?)(?:问题|现象|情况|故障|错误)
  |无法复现|不受影响|未受影响|不用管|与此无关
`
const fine = [
  acrossLines`
    (?:works?|working|worked|runs?|running|ran)\s(?:there\s)?(?:
      fine|well|ok(?:ay)?|perfectly|smoothly|flawlessly|as\sexpected
      |without\s(?:any\s)?(?:problems?|issues?|errors?|trouble)
    )(?:\sthere)?
  `,
  String.raw`(?:everything|all|it)\s(?:works?|worked|runs?|is\s(?:fine|well|ok(?:ay)?|good|healthy))(?:\s(?:there|fine|well))?`,
  acrossLines`
    (?:is|are)\s(?:fine|healthy|ok(?:ay)?|stable)
    |no\s(?:problems?|issues?|errors?|trouble|complaints?)(?:\s(?:there|at\sall|so\sfar))?
  `,
  acrossLines`
    (?:läuft|laufen|lief|liefen|funktioniert|funktionieren|arbeitet|geht|klappt)\s${between}
      (?:
        ohne\s${few}(?:auffälligkeiten|probleme|störungen|fehler)
        |problemlos|einwandfrei|stabil|unauffällig|fehlerfrei|wie\serwartet|gut|alles
      )
    |(?:ist|sind)\s${few}(?:unauffällig|in\sordnung|stabil)
    |keine\s(?:probleme|fehler|auffälligkeiten)
  `,
  acrossLines`
    (?:fonctionne|marche|tourne)(?:nt)?\s(?:\p{L}{2,12}\s)?(?:
      correctement|bien|parfaitement|normalement
      |sans\s(?:aucun\s)?(?:problème|souci|erreur)s?
    )
    |aucun\s(?:problème|souci)
  `,
  acrossLines`
    (?:funciona|va|corre)n?\s(?:\p{L}{2,12}\s)?
      (?:bien|correctamente|perfectamente|sin\s(?:problemas?|errores|incidencias))
    |ningún\sproblema
  `,
  String.raw`funcionam?\s(?:bem|normalmente|sem\sproblemas?)|funziona(?:no)?\s(?:bene|correttamente|senza\sproblemi)`,
].join('|')
const fineInAsia = acrossLines`
  (?:問題なく|正常に|安定して)(?:動作|稼働|動い|運用)
  |問題は?(?:ありません|ございません|なし)
  |(?:运行|工作|一切|使用|完全|一直|都)(?:都|很|一直)?(?:正常|稳定)
  |没有?(?:任何)?(?:问题|毛病)
`

/** “… is not affected”, “… it never happened there”, “… ist nicht das Thema”: of nothing that is in trouble. */
export const tellsApart = new RegExp(
  String.raw`(?<!\p{L})(?:${apart})(?!\p{L})|${apartInAsia}`,
  'giu',
)
/** “… works fine”, “… läuft ohne Auffälligkeiten”. */
export const tellsFine = new RegExp(String.raw`(?<!\p{L})(?:${fine})(?!\p{L})|${fineInAsia}`, 'giu')
/** What is wrong, or was, or holds in part alone. */
export const tellsTrouble = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      fail\p{L}{0,5}|broken?|breaks|crash\p{L}{0,3}|hangs?|stuck|errors?|trouble|problems?
      |issues?|not|never|except|since|until|unless|after|no\slonger|nicht|kein\p{L}{0,2}|fehler
      |probleme?|außer|bis|hängt
      |seit\s(?:dem|der|gestern|heute)
      |pas|sauf|erreurs?|problèmes?|depuis|jusqu\p{L}{0,3}|no|salvo|excepto|errores|problemas?
      |desde|hasta|não|non|eccetto|fino
    )(?!\p{L})
    |n['’]t(?!\p{L})
    |(?<!\p{L})(?:with|on|for|mit|auf|unter|für|avec|con|sur|sous|en)\s
      (?:the\s|den\s|les\s|los\s)?linux
    |(?<!\p{L})(?:
      linux\sonly|solange|as\slong\sas|tant\sque
      |same\s(?:setup|config\p{L}{0,8}|versions?)
      |gleiche[nrms]?\s(?:konfiguration|versionen|version|aufbau)
      |même\sconfiguration|misma\sconfiguración
    )(?!\p{L})
    |同じ構成|同様の構成|相同的?配置|配置(?:相同|一样)|しかし|以外|エラー|失敗|ません|除了|报错|失败|错误|异常|不能|无法|没有
  `,
  'iu',
)
