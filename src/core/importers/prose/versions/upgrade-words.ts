import { high } from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The number of a release of Kubernetes, as its group. */
export const minorNumber = acrossLines`
  [*_\x60]{0,2}(?:v\.?)?(1\.\d{1,2}(?:\.\d{1,3})?(?:[-+](?!v?1\.\d{2})[\w.+-]{0,39}\w)?)
  (?:\b|(?=v\b))(?!
    \.\d
    |(?:\.x)?\s?(?:[-–—=]+>?\s?v?1\.\d{2}|→)
    |(?:\.x|[-+][\w.+-]{0,39}\w)?\s(?:through|up to|to)\s(?:\w{1,12}\s)?v?1\.\d{2}
  )
`

/** “Upgraded the worker from v1.34.3 to v1.35.1”, “Upgrade 1.27.10 -> 1.31.2 (kubeadm)”, “after raising the cluster from …”. */
export const ofUpgrade = new RegExp(
  acrossLines`
    \b(?:
      upgrad(?:e[ds]?|ing)
      |(?:
        (?<!
          \b(?:
            be|to|will|not|never|nobody|who|whoever
            |(?:would|should|must|can|could|might|may)(?:\s(?:not\s)?have)?
          )\s
        )
        (?:raised|lifted|bumped)
        |(?:after|since)\s(?:raising|lifting|bumping|updating|moving|taking|bringing)
      )(?=[^\n.;]{0,40}?\b(?:clusters?|nodes?|workers?|kubelets?|control[- ]?planes?|kubernetes|k8s|RKE2|k3s)\b)
    )\b
    (?:
      (?!\blinux\s(?:nodes?|workers?|pools?|machines?|hosts?)\b)
      (?:\([^()\n]{1,60}\)|[^\n.,;()])
    ){0,60}?\s(?:from\s)?(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?(?:\+\w{1,12})?\s
    (?:to|[-=–—]>|→)\s(?:version\s)?${minorNumber}
  `,
  'gi',
)
/** “After upgrading our Windows nodes to 1.30”; what is planned is not so yet. */
export const ofNodesUpgraded = new RegExp(
  acrossLines`
    \b(?:
      upgraded|updated
      |(?:after|since)\s(?:upgrading|updating|(?:the\s|an?\s)?(?:upgrade|update)\sof)
    )\b[^\n.,;]{0,40}?(?<!\blinux\s)\b(?:nodes?|workers?|kubelets?|node ?pools?)
    (?:\s[\w-]{1,40}){0,2}?(?:\s\([^()\n]{1,60}\))?\sto\s(?:(?:version|kubernetes|k8s)\s)?
    ${minorNumber}
  `,
  'gi',
)
/** “After we took the Windows pool from 1.26 to 1.28”; both numbers are as high as those of Kubernetes. */
export const ofNodesTaken = new RegExp(
  acrossLines`
    \b(?:took|moved|brought|bumped|raised|went|jumped|upgraded|updated)\b[^\n.,;]{0,40}?(?<!\blinux\s)\b
    (?:nodes?|workers?|kubelets?|pools?)(?:\s[\w-]{1,40}){0,2}?\sfrom\s(?:version\s)?v?1\.\d{2}
    (?:\.\d{1,3})?\sto\s(?:version\s)?(?=v?1\.\d{2})${minorNumber}
  `,
  'gi',
)
/** “The Windows workers went from 1.27.3 to 1.28.4.” */
export const ofNodesThatWent = new RegExp(
  acrossLines`
    (?<!\b(?:linux|ubuntu|control[- ]plane)\s)\b(?:nodes?|workers?|kubelets?|pools?)
    (?:\s(?:has|have|had|just|all|then))?\s{1,3}
    (?:went|moved|jumped|(?:was|were|got|been)\s(?:upgraded|updated|moved|taken|brought))\s
    (?:up\s)?from\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\sto\s(?:version\s)?(?=v?1\.\d{2})
    ${minorNumber}
  `,
  'gi',
)

/** “The kubelet on win-3 was upgraded to 1.28.4.” */
export const ofKubeletThatWent = new RegExp(
  acrossLines`
    \b(?:after|since)\sthe\s(?=v?1\.\d{2})${minorNumber}\s(?:upgrade|update)\sof\s(?:the\s)?
      (?:kubelets?|windows\s(?:nodes?|workers?|pools?))\b
    |\bkubelets?(?:\s(?:on|of)\s(?:(?:the|our|all|windows)\s){0,2}(?!linux)[\w.-]{1,40})?\s
    (?:was|were|got|(?:has|have)\sbeen)\s(?:upgraded|updated|moved|taken|brought|raised)\s
    (?:up\s)?to\s(?:version\s)?(?=v?1\.\d{2})${minorNumber}
  `,
  'gi',
)

const before = String.raw`v?1\.\d{2}(?:\.\d{1,3})?`
/** The same in other languages: “von 1.23 auf 1.24.3 aktualisiert”, “1.23 から 1.24.3 に更新した”, “从 1.23 升级到 1.24”. */
export const ofUpgradeAbroad = new RegExp(
  acrossLines`
    \bvon\s(?:Version\s)?${before}\sauf\s(?:Version\s)?${minorNumber}
      (?=
        \s(?:[\p{L}-]{1,15}\s){0,2}(?:
          aktualisiert|gehoben|angehoben|umgestellt|upgegraded|upgedatet|migriert|gebracht
          |gegangen|hochgezogen
        )(?![\p{L}])
      )
    |\b(?:Update|Upgrade|Umstellung|Aktualisierung|Wechsel)\svon\s${before}\sauf\s(?:Version\s)?
      ${minorNumber}
    |${before}\s?(?:から|より)\s?${minorNumber}\s?(?:に|へ|まで)\s?(?:更新|アップグレード|アップデート|バージョンアップ|移行)
      (?!\s?(?:する|予定|したい|しよう|の予定|を(?:予定|検討|計画)))
    |从\s?${before}\s?(?:版本?)?(?:升级|更新|升)(?:到|至|为)了?\s?${minorNumber}(?!\s?(?:之?前))
    |(?:
      mis(?:e|es)?\sà\s(?:jour|niveau)
      |passée?s?|migrée?s?|montée?s?|actualizado|actualizamos|atualizado|atualizamos|aggiornato
    )\s(?:(?:le|la|el|il|o|notre|nuestro|nosso|cluster|clúster|Kubernetes|version)\s){0,3}
      (?:de|du|desde|da)\s(?:la\s)?(?:version\s)?${before}\s(?:à|a|vers|en|para)\s(?:la\s)?
      (?:version\s)?${minorNumber}
  `,
  'giu',
)
const isHigh = String.raw`(?=v?${high}\b)`
/** “The Windows workers got the 1.27.3 binaries”, “we swapped kubelet.exe for the one of 1.27.3” */
export const ofBinaries = new RegExp(
  acrossLines`
    (?<!\blinux\s)\b(?:nodes?|workers?|hosts?|pools?)\s(?:(?:all|just|have|has|now)\s){0,2}
      (?:got|received)\s(?:(?:the|new)\s){0,2}${isHigh}${minorNumber}
      (?=\s(?:binaries|kubelets?|programs|build)\b)
    |(?<!\b(?:was|not|be|will|would|should|must|can)\s)\b(?:swapped|exchanged|replaced)\s
      (?:(?:the|our|old)\s){0,2}(?:kubelet(?:\.exe)?|binaries)\s(?:[\w.]{1,14}\s){0,4}?
      (?:for|by|with)\s(?:the\s)?(?:(?:one|that|binary|version|release)\s(?:(?:of|from)\s)?)?
      ${isHigh}${minorNumber}
    |\brolled\s(?:the|our|all)\s(?:windows\s)?(?:nodes?|workers?|pools?|kubelets?)\s
      (?:forward\s|up\s)?to\s(?:version\s)?${isHigh}${minorNumber}
    |\bTausch\s(?:(?:der|des|von)\s)?kubelet(?:\.exe)?\s(?:gegen|durch)\s
      (?:(?:die|Version)\s){0,2}${isHigh}${minorNumber}
  `,
  'gi',
)

/** “The node has no kubelet since the update to 1.27.6.” */
export const ofUpdate = new RegExp(
  acrossLines`
    (?<!\bwhat\s(?:happens|breaks|changes|comes)\s)\b(?:since|after)\s(?:the|an?|our|its|their)
    \s(?:last\s|latest\s)?(?:update|upgrade)\sto\s(?:(?:version|kubernetes|k8s)\s)?
    (?=[*_\x60]{0,2}v?1\.\d{2})${minorNumber}
  `,
  'gi',
)

/** “New image: v1.30.2”, “after: v1.30.2”, as people set what is beside what was; no other number is as high. */
export const ofNew = new RegExp(
  acrossLines`
    (?:^[ \t]*(?:[-*•]\s)?|[.,;(]\s)(?:
      (?:the\s)?(?:new|current)\s(?:\w{2,10}\s)?
        (?:version|release|image|AMI|template|nodes?|pool|cluster|setup)
      |new|now|after(?:wards)?|neu|nachher|jetzt
    )\s?[:=]\s{0,3}(?=v1\.(?:1[4-9]|[23]\d)\.\d)${minorNumber}(?!\s(?:of|for)\b)
  `,
  'gim',
)

export const notDone = new RegExp(
  acrossLines`
    \b(?:
      if|once|whether|when|before|vor|no|not|never|without|plan\w{0,4}|will|would|could|can
      |should|may|might|must|want\w{0,2}|linux|lnx\S*
    )\b
    |n['’]t\b
  `,
  'i',
)

const ofVersion = String.raw`^[ \t>*-]{0,6}(?:(?:kubernetes|k8s|cluster)[- ]?)?(?:version|release)[ -]`
/** “Version vorher: 1.28.9”, and below it “Version nachher: 1.29.10”: so high are the numbers of few other programs. */
export const ofFields = new RegExp(
  acrossLines`
    ${ofVersion}\(?(?:vorher|bisher|alt|before|old|avant|antes|anterior|prima)\)?[ \t]{0,2}[:=][ \t]{0,3}
    v?1\.(?:1[4-9]|[23]\d)(?:\.\d{1,2})?[ \t]*\n
    ${ofVersion}\(?(?:nachher|jetzt|neu|after|now|new|après|maintenant|después|actual|dopo)\)?
    [ \t]{0,2}[:=][ \t]{0,3}(?=v?1\.(?:1[4-9]|[23]\d))${minorNumber}(?=[ \t]*(?:$|[,;(]))
  `,
  'gim',
)
