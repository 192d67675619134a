import { testImporter } from '../testing/test-importer.ts'
import { windowsVersion } from './windows-version.ts'

testImporter(windowsVersion, [
  {
    name: 'ver',
    text: 'C:\\>ver\n\nMicrosoft Windows [Version 10.0.17763.1879]',
    reads: [
      ['windowsRelease', 'ltsc2019', 3],
      ['windowsRevision', 1879, 3],
    ],
  },
])
