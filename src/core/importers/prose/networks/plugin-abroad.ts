import { acrossLines } from '../../../values/across-lines.ts'
import { plugin } from './plugin-in-use-words.ts'

const adverb = String.raw`(?:(?!nicht|nie|kein|pas|jamais)\p{L}{3,9}\s){0,2}`
const asCni = String.raw`(?:(?:als|comme|como|come|le|el|o|il)\s)?(?:CNI|Netzwerk-?Plugin)[\s-]{0,2}(?:Plugin\s)?`

/** “Wir nutzen Flannel”, “我们用的是 Flannel”, “Flannel を使っています”: the plugin in other languages than English. */
export const pluginAbroad = [
  acrossLines`
    (?<!\p{L})(?:wir|ich)\s(?:nutzen?|verwenden?|haben?|betreiben?|fahren)\s${adverb}(?:${asCni})?
      ${plugin}(?!\s(?:nicht|nie)(?!\p{L}))
    |(?<!\p{L})als\s(?:CNI|Netzwerk-?Plugin)\s(?:nutzen|verwenden|haben|läuft|kommt|dient|ist)\s
      (?:wir\s)?${adverb}${plugin}
    |(?<!\p{L})auf\s${plugin}\s(?:umgestellt|umgestiegen|gewechselt|migriert)
      (?!\swerden|[^.\n]{0,20}\?)
  `,
  acrossLines`
    (?<!\p{L})(?:nous\s(?:utilisons|avons)|on\sutilise|usamos|utilizamos|tenemos|usiamo|utilizziamo
      |abbiamo|temos)(?<!(?<!\p{L})(?:no|non|não|n['’])\s?\S{4,12})\s${adverb}(?:${asCni})?${plugin}
    |(?<!\p{L})(?:sommes|avons)\s(?:passée?s?|migré|basculé)\s(?:à|vers|sur)\s${plugin}
    |(?<!\p{L})(?:migramos|pasamos|cambiamos|mudamos|passamos)\s(?:a|hacia|para)\s${plugin}
  `,
  acrossLines`
    (?<![不没无])(?<!没有)(?:我们|集群|网络插件|CNI)(?:插件)?(?:现在|目前|都)?(?:用的是|使用的是|采用的是|用|使用|采用|是|为)
      \s?${plugin}
    |(?<!(?:计划|打算|准备|想|要|将|考虑|可以|能否|如果)[^。；\n]{0,6})
      (?:换成|改用|改成|切换到|切换成|切换为|迁移到|换到)了?\s?${plugin}
  `,
  acrossLines`
    (flannel|calico|antrea)\s?を(?:使用|利用|使って|導入)(?:して)?(?:い|お)?(?:ます|ました|る|り)(?!か)
    |(flannel|calico|antrea)\s?に(?:切り替え|移行|変更|乗り換え)(?:し)?まし?た
    |(?:CNI|ネットワークプラグイン)は\s?(flannel|calico|antrea)
  `,
].map((way) => new RegExp(way, 'giu'))
