import { verified } from '../fact.ts'
import { definePlatform } from './define.ts'

export const vsphere = definePlatform({
  id: 'vsphere',
  name: 'VMware vSphere',
  sentence: 'Virtual machines on vSphere; NSX may use the VXLAN port itself.',
  vxlanPortTaken: verified('VMware NSX uses UDP 4789 itself and can drop it', [
    'ms-problems#L168-L170',
    'wmco-pre#L60-L66',
  ]),
})
