import { acrossLines } from '../../../values/across-lines.ts'
import { plugin } from './plugin-in-use-words.ts'

const adverb = String.raw`(?:(?!nicht|nie|kein|pas|jamais)\p{L}{3,9}\s){0,2}`
const asCni = acrossLines`
  (?:(?:als|comme|como|come|le|el|o|il)\s)?(?:CNI|Netzwerk-?Plugin)[\s-]{0,2}(?:Plugin\s)?
`

/** “Wir nutzen aktuell Flannel”, “als CNI läuft Calico”, “… auf Calico umgestellt”. */
const inGerman = new RegExp(
  acrossLines`
    (?<!\p{L})(?:wir|ich)\s(?:nutzen?|verwenden?|haben?|betreiben?|fahren)\s${adverb}(?:${asCni})?
      ${plugin}(?!\s(?:nicht|nie)(?!\p{L}))
    |(?<!\p{L})als\s(?:CNI|Netzwerk-?Plugin)\s(?:nutzen|verwenden|haben|läuft|kommt|dient|ist)\s
      (?:wir\s)?${adverb}${plugin}
    |(?<!\p{L})auf\s${plugin}\s(?:umgestellt|umgestiegen|gewechselt|migriert)
      (?!\swerden|[^.\n]{0,20}\?)
  `,
  'giu',
)

/** “Nous utilisons Calico”, “usamos Flannel”, “migramos a Calico”. */
const inRomance = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      nous\s(?:utilisons|avons)|on\sutilise|usamos|utilizamos|tenemos|usiamo|utilizziamo
      |abbiamo|temos
    )(?<!(?<!\p{L})(?:no|non|não|n['’])\s?\S{4,12})\s${adverb}(?:${asCni})?${plugin}
    |(?<!\p{L})CNI\s(?:est|es|è|é)\s${plugin}
    |(?<!\p{L})(?:sommes|avons)\s(?:passée?s?|migré|basculé)\s(?:à|vers|sur)\s${plugin}
    |(?<!\p{L})(?:migramos|pasamos|cambiamos|mudamos|passamos)\s(?:a|hacia|para)\s${plugin}
  `,
  'giu',
)

const names = '(flannel|calico|antrea)'
const version = String.raw`(?:\s?v?\d[\d.]{0,12})?`

/** “使用 Calico 作为网络插件”, “网络插件用的是 Flannel”; what is asked, planned or advised is none. */
const inChinese = new RegExp(
  acrossLines`
    (?<!(?:不|没有?|未|不再|是否|能否|可否|如果|若|可以|建议|推荐|打算|计划|准备|想|要|不能)\s?)(?:使用|采用|选用|(?<![使采选])用)
      (?:了|的是)?\s?${names}${version}\s?(?:作为|做|当)[^。！？!?，,；;\n]{0,24}?(?:网络(?:插件|方案|组件)|CNI)
      (?!\s?(?:插件)?(?:吗|么|[?？]))
    |(?<![不没无])(?<!没有)(?:我们|集群)(?:现在|目前|都)?(?:用的是|使用的是|采用的是|用|使用|采用)\s?${names}
    |(?<!(?:计划|打算|准备|想|要|将|考虑|可以|能否|如果)[^。；\n]{0,6})
      (?:换成|改用|改成|切换到|切换成|切换为|迁移到|换到)了?\s?${names}
    |(?:网络(?:插件|方案)|CNI(?:\s?插件)?)(?:使用|采用|用)?(?:的是|是|为|：|:)\s?${names}
      (?![\w/.:-]|[^。！!\n]{0,8}[?？吗])
  `,
  'gi',
)

/** “CNI には Calico を使用しています”, “Flannel をネットワークプラグインとして使っています”. */
const inJapanese = new RegExp(
  acrossLines`
    (?:CNI|ネットワーク(?:プラグイン)?)(?:\s?プラグイン)?\s?(?:には?|は|として)、?\s?${names}${version}\s?
      (?:です(?!か)|を(?:使|利用|採用|用い)(?![^。\n]{0,16}(?:か[？?。]|ません|ない)))
    |${names}\s?を(?:使用|利用|使って|導入)(?:して)?(?:い|お)?(?:ます|ました|る|り)(?!か)
    |${names}\s?に(?:切り替え|移行|変更|乗り換え)(?:し)?まし?た
    |${names}${version}\s?を\s?(?:CNI|ネットワーク)(?:\s?プラグイン)?として(?:使|利用|採用|用い)
      (?![^。\n]{0,16}(?:か[？?。]|ません|ない))
  `,
  'gi',
)

/** “CNI로 Calico를 사용합니다”. */
const inKorean = new RegExp(
  String.raw`(?:CNI|네트워크\s?플러그인)(?:는|은|로|으로)\s?${names}${version}\s?(?:입니다|(?:를|을)?\s?(?:사용|쓰고|이용)(?![^.\n]{0,12}(?:까|않)))`,
  'gi',
)

/** “В качестве CNI используется Calico”, “сетевой плагин — Flannel”. */
const inRussian = new RegExp(
  acrossLines`
    в\sкачестве\s(?:CNI|сетевого\sплагина)(?:-плагина)?\s(?:у\sнас\s)?
      (?:используе(?:тся|м)|стоит|выбран)\s${names}
    |сетевой\sплагин\s?[—–:-]\s?${names}
  `,
  'giu',
)

/** How people say in other languages than English which plugin they have. */
export const pluginAbroad: readonly RegExp[] = [
  inGerman,
  inRomance,
  inChinese,
  inJapanese,
  inKorean,
  inRussian,
]
