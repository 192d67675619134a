import { testImporter } from '../testing/test-importer.ts'
import { scenarioFile } from './scenario-file.ts'

testImporter(scenarioFile, [
  {
    name: 'a plan, with what is left to the app',
    text: '{\n  "schemaVersion": 1,\n  "kubernetesVersion": "1.20",\n  "containerRuntime": "auto",\n  "vni": 4096\n}',
    reads: [
      ['kubernetesVersion', '1.20', 3],
      ['vni', 4096, 5],
    ],
    never: ['containerRuntime'],
  },
])
