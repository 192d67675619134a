import { poolSettings, type PoolSetting } from '../../catalog/platforms/pools/settings.ts'
import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { isOfToday } from '../prose/meant/past.ts'
import { isSaid } from '../prose/meant/said.ts'
import type { PoolText } from './pool-text.ts'
import { mentions } from '../../text/patterns/may-match.ts'

type Text = Pick<PoolText, 'platform' | 'text' | 'placeAt'>

/** The settings of a cluster or a pool that do not go with Windows pools, wherever they stand in a text. */
export function settingsIn(
  { platform, text, placeAt }: Text,
  of: PoolSetting['of'],
  more: { readonly subject?: string } = {},
  isSo: (whole: string, place: Place) => boolean = () => true,
): readonly Observation[] {
  return poolSettings.flatMap((setting) => {
    if (setting.platform !== platform || setting.of !== of) return []
    const found = [...text.matchAll(new RegExp(setting.sign, 'gi'))]
      .slice(0, mostOfOne)
      .find(({ index, 0: whole }) => isSo(whole, placeAt(index)))
    const raw = found?.slice(1).find((group) => group !== undefined)
    if (!found || raw === undefined) return []
    const at = found.index + found[0].lastIndexOf(raw)
    return [stated(setting.name, raw, raw, placeAt(at), more)]
  })
}

/** Nobody sets one thing more often. */
const mostOfOne = 20

/** Variables of the network plugin of EKS, which commands, manifests and add-ons set. */
export const awsNodeSettingsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'AWS_VPC_K8S_CNI_') || mentions(doc, 'enableWindowsIpam')
    ? settingsIn(
        { platform: 'eks', text: doc.text, placeAt: (at) => doc.placeAt(at) },
        'node-agent',
        {},
        // A mail tells it of other clusters too, and of what was or may be.
        (whole, place) =>
          isSaid(doc, whole, place) && isOfToday(doc, stated('eks.setting', whole, whole, place)),
      )
    : []
