import { acrossLines } from '../../../values/across-lines.ts'

const names = '(flannel|calico|antrea)'
const version = String.raw`(?:\s?v?\d[\d.]{0,12})?`

/** “使用 Calico 作为网络插件”, “网络插件用的是 Flannel”; what is asked, planned or advised is none. */
const inChinese = new RegExp(
  acrossLines`
    (?<!(?:不|没有?|未|不再|是否|能否|可否|如果|若|可以|建议|推荐|打算|计划|准备|想|要|不能)\s?)(?:使用|采用|选用|(?<![使采选])用)
      (?:了|的是)?\s?${names}${version}\s?(?:作为|做|当)[^。！？!?，,；;\n]{0,24}?(?:网络(?:插件|方案|组件)|CNI)
      (?!\s?(?:插件)?(?:吗|么|[?？]))
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

/** How people who run it say which plugin they have. */
export const inUseAbroad: readonly RegExp[] = [inChinese, inJapanese, inKorean, inRussian]
