import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { cniAt, networkModeOf } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'

/** The network of a cluster that Terraform has Rancher make. */
export function rkeTerraformIn(doc: Document): readonly Observation[] {
  if (!/\brke_config\s*\{/.test(doc.text)) return []
  const isOfWindows = /\bwindows_prefered_cluster[ \t]*=[ \t]*true\b/.test(doc.text)
  return [
    ...matchesOf(doc, /^[ \t]*plugin[ \t]*=[ \t]*"([\w-]{1,40})"/gm).flatMap(({ raw, place }) => [
      stated('rke.cni', raw, raw, place, isOfWindows ? {} : { subject: 'cluster of any machines' }),
      ...cniAt(raw, place),
    ]),
    ...matchesOf(doc, /^[ \t]*"?flannel_backend_type"?[ \t]*[=:][ \t]*"([\w-]{1,20})"/gm).flatMap(
      ({ raw, place }) => {
        const mode = networkModeOf(raw)
        return mode ? [decided('networkMode', mode, raw, place, { inferred: true })] : []
      },
    ),
    ...matchesOf(doc, /^[ \t]*"?flannel_backend_vni"?[ \t]*[=:][ \t]*"?(\d{1,8})\b/gm).map(
      ({ raw, place }) => decided('vni', Number(raw), raw, place),
    ),
    ...matchesOf(doc, /^[ \t]*"?flannel_backend_port"?[ \t]*[=:][ \t]*"?(\d{1,8})\b/gm).map(
      ({ raw, place }) => decided('vxlanPort', Number(raw), raw, place),
    ),
  ]
}
