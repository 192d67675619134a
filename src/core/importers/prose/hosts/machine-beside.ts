import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { lineOf, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const notOfCluster = String.raw`(?:(?!\b(?:nodes?|hosts?|workers?|clusters?|pods?)\b)[^.;\n])`
/** Where images are built: “When we built the image, we used …”, “the build server runs …”. */
const builder = new RegExp(
  acrossLines`
    \b(?:
      (?:build(?:ing|s)?|built)\s(?:\w{1,12}\s){0,4}images?\b${notOfCluster}{0,40}?\s
        (?:on|using|used|was|is|with)
      |(?:jenkins|gitlab|github|azure devops|teamcity|bamboo|CI|build)\s
        (?:agent|runner|machine|server|host|node)s?\s?:(?:\s[\w-]{1,12}){0,2}
      |build\s(?:machine|server|agent|box|runner|vm|pc)s?\s
        (?:is|are|was|were|runs?|ran|has|had|with|on|uses?|used)
    )\s{0,2}(?:an?\s|the\s|my\s|our\s)?$
  `,
  'i',
)

const machine = String.raw`(?:jenkins|gitlab|github|azure\sdevops|teamcity|bamboo|CI|build)\s(?:agent|runner|machine|server|box|vm|pc)s?`
const state = acrossLines`
  (?:
    is|are|was|were|been|has|had|have|runs?|ran|with|on|to|from|uses?|used|now|also|still|an?
    |the|my|our|(?:re)?moved|migrated|upgraded|updated|switched|changed|reinstalled|rebuilt
    |replaced|exchanged|by
  )
`
/** “The build server had been moved to …”, “our Jenkins agent runs on …”; agents may be pods of this cluster. */
const builderIs = new RegExp(
  String.raw`\b${machine}(?:\s\([^()\n]{1,40}\))?(?:\s${state}){1,6}\s{0,2}$`,
  'i',
)
const ofNodes = /^["'`)]?\s(?:windows\s)?(?:nodes?|workers?|pools?|node\s?pools?)\b/i

const role = acrossLines`
  (?:
    hypervisors?
    |hyper-?v\s(?:hosts?|servers?|clusters?|machines?)
    |jump\s?(?:hosts?|servers?|box(?:es)?)
    |bastions?(?:\shosts?)?|domain\scontrollers?|file\s?(?:servers?|shares?)|SQL\sservers?
    |print\sservers?|WSUS|laptops?|workstations?|desktops?
    |windows\sadmin\scent(?:er|re)
    |WAC|(?:MS\s?)?SQL(?:\scluster)?|exchange(?:\sservers?)?|ADFS|PKI|DHCP(?:\sservers?)?
    |DNS\sservers?|vCenter|SCVMM|SCCM|MECM
    |(?:backup|licen[cs]e|terminal|management|admin|monitoring|database|DB)\s
      (?:servers?|stations?|VMs?|hosts?)
    |databases?
  )
`
/** “The hypervisor is …”, “AD runs on …”, “Hyper-V hosts (…”. */
const roleAhead = new RegExp(
  acrossLines`
    \b(?:${role}|AD|DCs?|active\sdirectory)(?:\s\([^()\n]{1,40}\))?
    (?:\s?\(|\s?[:=]|(?:\s(?:is|are|runs?|has|have|with|on|still|a|an|the|of))+)\s{0,2}["'\x60]?
    $
  `,
  'i',
)
/** “… jump host”. */
const roleBehind = new RegExp(String.raw`^["'\x60)]?\s${role}\b`, 'i')

const ofVirtualMachines = /\b(?:kubevirt|virtctl|VirtualMachineInstances?|VMIs?)\b/i
const guest = /\b(?:VMIs?|VM or VMI|guests?|DataVolumes?)\b/i

/** Whether a text about KubeVirt tells in this line of what runs in its machines. */
const isOfGuest = (doc: Document, place: Place) =>
  guest.test(lineOf(doc, place)) && ofVirtualMachines.test(doc.text)

/** Whether the words around a release of Windows give it to a machine beside the cluster. */
export function isOfMachineBeside(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const near = ahead.slice(-120)
  if (isOfGuest(doc, place)) return true
  if (builderIs.test(near) && !ofNodes.test(behind)) return true
  return (
    builder.test(near) || (roleAhead.test(near) && !ofNodes.test(behind)) || roleBehind.test(behind)
  )
}
