import { inferred } from '../../fact.ts'

const source =
  'github eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/pkg/ctl/cmdutils/configfile.go'

/** What a file for eksctl has below metadata: beside a file it takes neither from the command line. */
export const eksctlMetadata = inferred(
  ['name', 'region'] as const,
  [`${source}#L149`, `${source}#L153`],
  {
    note: 'who fills them in before eksctl reads the file has no fault',
  },
)
