import { acrossLines } from '../../../values/across-lines.ts'

const changing = String.raw`(?:upgrade|update|switch|move|go|install|try|test|use)`
/** “Do you mean Azure CNI?”, “are you using …?”, “could you try …?”: whoever asks others tells nothing. */
const ofYou = new RegExp(
  acrossLines`
    \b(?:
      (?:do|did|are|were|would)\s(?:you|they|the\s(?:customer|cx|user))\s
        (?:all\s|also\s|already\s|maybe\s|by\schance\s){0,2}
        (?:mean|use|using|run|running|try|tried|test|on|have)
      |(?:have|has)\s(?:you|they|the\s(?:customer|user))\s(?:already\s|also\s|ever\s)?
        (?:tried|tested|used|upgraded|updated)
      |(?:could|can|would)\s(?:you|they)\s(?:please\s|also\s|maybe\s|perhaps\s){0,2}
        (?:reproduce|${changing})
    )\b(?:(?!\b(?:our|my|ours|us|here)\b)[^.;!?\n]|\.(?=\w)){0,80}$
  `,
  'i',
)
/** “… and whether they can reproduce it with …”, “if you could try it on …”. */
const whether = new RegExp(
  acrossLines`
    \b(?:if|whether)\s(?:you|they|the\s(?:customer|cx|user))\s(?:can|could|are\sable\sto)\s
    (?:also\s|please\s|still\s)?(?:reproduce|repro|test|try|see)\b(?:[^.;!?\n]|\.(?=\w)){0,60}$
  `,
  'i',
)
const isQuestion = /^(?:[^.;!?\n]|[.;!](?=\S)){0,120}\?/
const answersYes =
  /^(?:[^.;!?\n]|[.;!](?=\S)){0,120}\?["')*_]{0,3}\s{0,3}(?:[>*_-]\s?){0,3}(?:yes|yep|yeah|right|correct|exactly|indeed|sure|ja|oui|sí)\b/i

/** Whether somebody else is asked for a value, who does not say that it is so. */
export const isAskedOfOthers = (before: string, behind: string, below: () => string): boolean =>
  whether.test(before) ||
  (isQuestion.test(behind) && ofYou.test(before) && !answersYes.test(`${behind} ${below()}`))

const going = String.raw`(?:passer|migrer|mettre|remplacer|changer|revenir|utiliser|installer|monter|basculer|prendre|attendre)`
const moving = acrossLines`
  (?:
    pasar|migrar|actualizar|cambiar|usar|instalar|volver|subir|atualizar|mudar|passar|passare
    |migrare|aggiornare|cambiare|usare|installare
  )
`
/** “Faut-il passer en …?”, “¿tenemos que pasar a …?”, “müssten wir vorher auf …?”. */
const ofChange = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      (?:
        faut-il|faudrait-il|doit-on|devons-nous|devrions-nous|peut-on|pouvons-nous|pourrait-on
        |vaut-il\smieux
        |est-ce\squ(?:e\snous|['’]on|e\sl['’]on)\s(?:doit|devons|peut|pouvons)
      )\s(?:\p{L}{2,9}\s)?${going}
      |(?:
        tenemos\sque|hay\sque|debemos|deberíamos|podemos|conviene|sería\smejor|devemos
        |precisamos|temos\sque|é\s(?:necessário|preciso)|dobbiamo|possiamo|bisogna|dovremmo
      )\s${moving}
      |(?:müss(?:t?en|te)|soll(?:t?en|te)|könn(?:t?en|te))\s(?:wir|man|ich)\s
        (?:\p{L}{2,10}\s){0,4}auf
    )(?!\p{L})(?:[^.;!?\n]|\.(?=\w)){0,70}$
  `,
  'iu',
)
/** “请问是不是必须升级到 …？”, “… にアップグレードする必要がありますか”. */
const ofChangeInAsia =
  /(?:是不是|是否|要不要|需不需要|需要|必须|能不能|能否|可不可以|可以|可否|应该|应不应该|有必要)[^。！？!?\n]{0,10}(?:升级|更新|更换|换|迁移|切换|改)(?:到|成|为|至|用)?[^。！？!?，,\n]{0,16}$/u
const asksInAsia = /^[^。！!\n]{0,30}(?:[？?]|吗|呢)/u
const asksInJapanese =
  /^[^。！!\n]{0,10}?(?:に|へ)(?:アップグレード|更新|移行|変更|切り替え|バージョンアップ)[^。！!\n]{0,20}?(?:でしょうか|(?:です|ます|ません)か|か[？?])/u

/** Whether somebody asks in another language whether to go to what is named. */
export const isChangeAsked = (before: string, behind: string): boolean =>
  (ofChange.test(before) && isQuestion.test(behind)) ||
  (ofChangeInAsia.test(before) && asksInAsia.test(behind)) ||
  asksInJapanese.test(behind)

/** “… fixes that we shipped in …”, “the fix is part of …”, “we have seen better density with …”: what is true of a release. */
const ofRelease = new RegExp(
  acrossLines`
    \b(?:
      (?:shipped|released|backported|landed|merged)\b(?:\s[\w-]{1,14}){0,5}?\sin(?:to)?
      |(?:fix(?:es)?|patch(?:es)?|bug-?fix(?:es)?|correction|mitigation)\b
        (?:\s(?:for|of|to|from)(?:\s[\w#-]{1,14}){1,4}?)?\s
        (?:ist|sind|(?:is|are|was|were|has|have|will|made|comes?|came)\b(?:\s(?:it|been|be|now|also|already|only)){0,2})
        (?:\s(?:
          included|contained|part|available|present|released|shipped|merged|backported|delivered
        ))?\s(?:in(?:to)?|with|of)
      |(?:fix(?:es)?|patch(?:es)?|corrections?)\s(?:included|contained|available|released)\s(?:in|with)
      |(?:is|was|been)\s(?:already\s)?fixed\s(?:in|with|by|since)
      |we(?:\shave|['’]ve)?\s(?:also\s)?(?:seen|observed|measured)\s(?:much\s|a\slot\s)?
        (?:better|fewer|less|improved|faster|higher|lower)\b(?:\s[\w-]{1,14}){0,4}?\s
        (?:with|on|in|from)(?:\s[\w.+-]{1,14}){0,3}?(?:\sand)?
    )\s(?:the\s)?
    (?:(?:windows\s(?:server\s)?|containerd|docker|kubernetes|k8s|calico|flannel|WS)\s?)?v?$
  `,
  'i',
)

/** “… 1.6.13, which we run”: and it is what they have. */
const isOwnToo =
  /^["'`)]?,?\s(?:and\s)?(?:which|that)\s(?:we|I|our\s(?:\w{2,10}\s)?nodes?)\s(?:\w{2,8}\s)?(?:have|has|run|runs|use|uses)\b/i

/** “With Kubernetes 1.23 they will move to beta”: how far a feature is in a release, where nobody says that he has it. */
const withRelease =
  /(?:^|[.;:!?]\s)\s*(?:with|from|in|as\sof|starting\s(?:with|from|in))\s(?:(?:the\s)?(?:kubernetes|k8s|version|release)\s){0,2}v?$/i
const isFarInIt = new RegExp(
  acrossLines`
    ^["'\x60)]?(?:\son(?:wards?)?)?,?\s
    (?!(?:[^.;!?\n]|\.(?=\d)){0,160}\b(?:we|I|our|my|us|here)\b)[^.;!?\n]{2,60}?\b
    (?:
      will|moves?|moved|goes|went|becomes?|became|graduate[sd]?|reach(?:e[sd])?|turn(?:s|ed)?|is
      |are
    )\b[^.;!?\n]{0,24}\b(?:alpha|beta|GA|stable|generally\savailable)\b
  `,
  'i',
)

/** “… in the Kubernetes 1.10 release notes” */
const isOfItsNotes = /^["'`)\]]?\s(?:release\snotes?|change[- ]?log)\b/i

export const isSaidOfRelease = (before: string, behind: string): boolean =>
  (ofRelease.test(before.slice(-160)) && !isOwnToo.test(behind)) ||
  isOfItsNotes.test(behind) ||
  (withRelease.test(before.slice(-160)) && isFarInIt.test(behind))
