import { ps } from '../../../text/powershell.ts'
import { sh } from '../../../text/shell.ts'
import { defineStep } from './step.ts'
import { inZip, machine, session } from './thing.ts'

export const copyFiles = defineStep({
  id: 'copy-files',
  title: 'Copy the files to the node',
  body: () =>
    'Check the files, unpack the zip on the node and work in its directory, in a Windows PowerShell that runs as administrator. Files from the Internet carry a mark that keeps scripts from running; the second command removes it.',
  commands: () => [
    sh`sha256sum -c SHA256SUMS`,
    ps`Set-ExecutionPolicy -Scope Process -ExecutionPolicy RemoteSigned -Force
Get-ChildItem -Recurse -File | Unblock-File`,
  ],
  effects: () => [
    {
      does: 'the zip is checked and unpacked on the node',
      needs: [inZip('SHA256SUMS')],
      makes: [machine.zipUnpacked, session.administrator, session.mayRunScripts],
    },
  ],
  files: ['SHA256SUMS'],
  decisions: [],
  sources: [],
})
