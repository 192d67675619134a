import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines } from '../../../text/powershell/powershell.ts'

const { file, variable } = nodeSettings.kubeadmFlags.value

/** `$kubeadmArguments`: what kubeadm wants of the kubelet; ours come after them and win. */
export const readKubeadmFlags = ({ mustExist }: { mustExist: boolean }): PowerShellPart => ({
  code: mustExist
    ? ps`$flagFile = ${file}
if (-not (Test-Path -LiteralPath $flagFile)) {
    throw ('{0} is missing: kubeadm join writes it and then starts the kubelet.' -f $flagFile)
}
${parse}`
    : ps`$flagFile = ${file}
$flagText = ''
if (Test-Path -LiteralPath $flagFile) {
    ${read}
}
${split}`,
  why: {
    text: 'kubeadm hands flags to the kubelet through this file. Where both name a flag, the later one, ours, counts.',
    decisions: ['joinMethod'],
    sources: nodeSettings.kubeadmFlags.sources,
  },
})

const read = ps`$flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace(${`${variable}=`}, '').Trim([char] 34)`
const split = ps`$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })`
const parse = psLines([read, split])
