import { smbImages, smbSlash } from '../../../catalog/workload/smb-server.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'
import { smbShares } from '../../smb-shares.ts'

export const smbSourceSlash = defineLint({
  id: 'smb-source-slash',
  on: 'setup',
  summary: 'The source of an SMB volume ends as the driver on Windows nodes takes it',
  remediation: `Write the source without a slash at its end, or take driver ${smbSlash.value} or later.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const images = named(observations, 'image').flatMap((one) => {
      const version = driver.exec(String(one.value))?.[1]
      return version === undefined ? [] : [{ one, version }]
    })
    const [first] = images
    if (!first || !images.every(({ version }) => isBefore(version, smbSlash.value))) return []
    return smbShares(observations, parsed)
      .filter(({ text }) => /[\\/]$/.test(text))
      .map(({ text, place }) =>
        faultAt(
          place,
          'fails',
          `${text} ends with a slash, which csi-driver-smb ${first.version} hands to New-SmbGlobalMapping on Windows as it is: “The parameter is incorrect” (87).`,
          smbSlash,
          { also: [placeOf(first.one)] },
        ),
      )
  },
})

const driver = new RegExp(
  String.raw`(?:^|/)(?:${smbImages.value.join('|')}):v?(\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w.])`,
)
