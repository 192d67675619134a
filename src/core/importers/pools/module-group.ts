import { eksImageName } from '../../catalog/platforms/pools/eks-images.ts'
import type { Cell, PoolText } from './pool-text.ts'

/** The image of a group of the module for EKS that is one of Windows, where nothing says so to the module. */
export function imageOfModule({ text, isOfModule, hasDefaults, placeAt }: PoolText): Cell {
  if (isOfModule !== true || hasDefaults === true || told.test(text)) return undefined
  const at = image.exec(text)
  const raw = at?.[1]
  return at && raw !== undefined && windows.test(at[0])
    ? { raw, place: placeAt(at.index + at[0].indexOf(raw)) }
    : undefined
}

/** What tells the module of a system, or takes the choice from it. */
const told =
  /^\s*["']?(?:platform|ami_type|user_data\w*|userdata\w*|launch_template\w*|create_launch_template|pre_userdata|cloudinit\w*)["']?\s*=/m

const image = /^[ \t]*["']?ami_id["']?[ \t]*=[ \t]*["']?([\w.-]{1,80})[^\n]{0,160}$/m
/** By its name in a comment or in that of the data source. */
const windows = new RegExp(
  String.raw`${eksImageName.value.begins}20|\bwin(?:dows)?(?:[\d_.]|\b)|_win(?:dows)?(?:[\d_.]|\b)`,
  'i',
)

/** Whether a text calls a Terraform module for clusters, and gives it settings for all groups. */
export const moduleIn = (text: string) => ({
  isOfModule: ofModule.test(text),
  hasDefaults: defaults.test(text),
})

const ofModule = /\bterraform-aws-modules\/eks\/aws\b|"Azure\/aks\/azurerm"/
const defaults = /\b(?:workers_group_defaults|self_managed_node_group_defaults)["']?\s*=/
