import { ps } from '../../../text/powershell/powershell.ts'
import { defineStep } from './step.ts'
import { inZip, machine, session } from './thing.ts'

export const copyFiles = defineStep({
  id: 'copy-files',
  title: 'Copy the files to the node',
  body: () =>
    'Unpack the zip on the node and work in its directory, in a Windows PowerShell that runs as administrator. Files from the Internet carry a mark that keeps scripts from running; the second line removes it. The last lines compare each file with SHA256SUMS. Unpack it on the machine with kubectl too; commands there are typed in its directory.',
  commands: () => [
    ps`Set-ExecutionPolicy -Scope CurrentUser -ExecutionPolicy RemoteSigned -Force
Get-ChildItem -Recurse -File | Unblock-File
Get-Content -LiteralPath 'SHA256SUMS' | ForEach-Object {
    $hash, $path = $_ -split '  ', 2
    if ((Get-FileHash -LiteralPath $path).Hash -ne $hash) { Write-Warning ('{0} is not as it was made.' -f $path) }
}`,
  ],
  effects: () => [
    {
      does: 'the zip is checked and unpacked on the node',
      needs: [inZip('SHA256SUMS')],
      makes: [machine.zipUnpacked, session.administrator, machine.mayRunScripts],
    },
  ],
  files: ['SHA256SUMS'],
  decisions: [],
  sources: [],
})
