import { defineImporter } from '../model/importer.ts'
import { updatesIn } from './windows/updates.ts'

export const hotfixList = defineImporter({
  id: 'hotfix-list',
  summary: 'Output of Get-HotFix or wmic qfe',
  recognizes: ({ text, command = '' }) =>
    /\bKB\d{6,8}\b/.test(text) &&
    (/\bHotFixID\b/i.test(text) || /\bGet-HotFix\b|\bwmic\s+qfe\b/i.test(command)),
  read: (doc) => ({ observations: updatesIn(doc) }),
})
