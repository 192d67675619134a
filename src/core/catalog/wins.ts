import { verified } from './fact.ts'

/** wins, which starts processes of the host for containers that Docker runs. */
export const wins = {
  /** What it cuts the text of `--args` at, whatever stands in quotes. */
  cutsAt: verified(' ', [
    'github rancher/wins/blob/1669dc5ec72f4356568ff3b52be9bed51b06f515/cmd/cmds/flags/list_value.go',
    'github kubernetes-sigs/sig-windows-tools/issues/103',
  ]),
} as const
