import { testImporter } from '../testing/test-importer.ts'
import { appDocument } from './app-document.ts'

testImporter(appDocument, [
  {
    name: 'a runbook',
    text: '# win-a: a Windows node for Kubernetes 1.20\n\nText.\n\n```powershell\nkubectl get nodes\n```\n',
    reads: [],
  },
  {
    name: 'checksums',
    text: `${'a'.repeat(64)}  README.md\n${'b'.repeat(64)}  node/kubelet-args.txt\n`,
    reads: [],
  },
])
