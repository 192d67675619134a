import { words } from './define.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Fields of a pod that are on or off, as they are spelt. */
export const switches = [
  'hostPID',
  'hostIPC',
  'shareProcessNamespace',
  'readOnlyRootFilesystem',
  'privileged',
  'runAsNonRoot',
]
/** What provisions a machine of Vagrant is privileged or not, too, and Terraform writes pods of its own. */
export const fieldOn = words`
  (?<![\w-])(${switches.join('|')})\b(?<!\bprovision\b[^\n]{0,200})
  (?!(?<=(?:^|\n)[ \t]{0,40}\w{1,24})[ \t]{1,20}=)["'\x60”]{0,2}\s?
  (?:[:=]|\b(?:is|to|as)\b|\b(?:is )?set to\b)?\s?["'\x60“]?
  (?:true|enabled|(?:turned|switched) on)\b
`

export const amount = String.raw`(\d{1,6}(?:\.\d{1,3})?(?:[KMGT]i|[MGT])B?)\b`
export const taint = String.raw`["'\x60“]?((?:[\w.-]{1,80}\/)?[\w.-]{1,60}(?:=[\w.-]{0,60})?:(?:PreferNoSchedule|NoSchedule|NoExecute))\b`

export const nothing = acrossLines`
  (?:
    ha(?:s|ve) no effect
    |(?:is|are) (?:silently )?(?:ignored|not (?:enforced|applied))
    |(?:does|do) (?:nothing|not (?:work|block|deny|apply|take effect))
    |(?:does|do)n['’]t (?:work|block|deny|apply|take effect)
  )
`
