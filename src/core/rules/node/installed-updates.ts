import { catalog } from '../../catalog/catalog.ts'
import { revisionOfUpdate, updates } from '../../catalog/kbs.ts'
import { defineRule } from '../../model/rule.ts'

const number = /^KB\d{6,8}$/i

export const installedUpdates = defineRule({
  id: 'installed-updates',
  basis: 'advice',
  summary: 'The installed updates fit the release and the revision of the node',
  remediation: 'Copy both from the node: Get-HotFix shows the updates, winver the revision.',
  decisions: ['installedKBs', 'windowsRelease', 'windowsRevision'],

  check({ installedKBs, windowsRelease, windowsRevision }) {
    if (installedKBs.length === 0) return undefined
    const problems = installedKBs.flatMap((kb) => {
      if (!number.test(kb)) return [`'${kb}' is no number of an update, such as KB4489899`]
      const [release, revision] = revisionOfUpdate(kb) ?? []
      if (release === undefined || revision === undefined) return []
      if (release !== windowsRelease) {
        return [`${kb} is an update of ${catalog.windows[release].name}`]
      }
      return windowsRevision > 0 && windowsRevision < revision
        ? [`${kb} brings revision ${revision}, the node has ${windowsRevision}`]
        : []
    })
    if (problems.length === 0) return undefined
    return { message: `${problems.join('; ')}.`, facts: [updates] }
  },
})
