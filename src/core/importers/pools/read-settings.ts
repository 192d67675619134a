import { poolSettings, type PoolSetting } from '../../catalog/platforms/pools/settings.ts'
import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'
import { mentions } from '../../text/may-match.ts'

type Text = Pick<PoolText, 'platform' | 'text' | 'placeAt'>

/** The settings of a cluster or a pool that do not go with Windows pools, wherever they stand in a text. */
export function settingsIn(
  { platform, text, placeAt }: Text,
  of: PoolSetting['of'],
  more: { readonly subject?: string } = {},
): readonly Observation[] {
  return poolSettings.flatMap((setting) => {
    if (setting.platform !== platform || setting.of !== of) return []
    const found = pattern(setting).exec(text)
    const raw = found?.slice(1).find((group) => group !== undefined)
    if (!found || raw === undefined) return []
    const at = found.index + found[0].lastIndexOf(raw)
    return [stated(setting.name, raw, raw, placeAt(at), more)]
  })
}

const pattern = ({ sign }: PoolSetting) => new RegExp(sign, 'i')

/** Variables of the network plugin of EKS, which commands, manifests and add-ons set. */
export const awsNodeSettingsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'AWS_VPC_K8S_CNI_') || mentions(doc, 'enableWindowsIpam')
    ? settingsIn(
        { platform: 'eks', text: doc.text, placeAt: (at) => doc.placeAt(at) },
        'node-agent',
      )
    : []
