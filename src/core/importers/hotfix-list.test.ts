import { testImporter } from '../testing/test-importer.ts'
import { hotfixList } from './hotfix-list.ts'

testImporter(hotfixList, [
  {
    name: 'Get-HotFix',
    text: `PS C:\\> Get-HotFix

Source        Description      HotFixID      InstalledBy          InstalledOn
------        -----------      --------      -----------          -----------
WIN1          Update           KB5012170     NT AUTHORITY\\SYSTEM  8/9/2023 12:00:00 AM
WIN1          Security Update  KB5029247     NT AUTHORITY\\SYSTEM  8/9/2023 12:00:00 AM`,
    reads: [
      ['installedKBs', ['KB5012170', 'KB5029247'], 5],
      ['host.hotfixes', 'KB5029247', 6],
    ],
  },
  {
    name: 'wmic',
    text: 'C:\\>wmic qfe get HotFixID\nHotFixID\nKB5012170\nKB5029247',
    reads: [['installedKBs', ['KB5012170', 'KB5029247'], 3]],
  },
])
