const runner =
  /^[ \t]*(?:-[ \t]*)?(?:vmImage|runs-on|os|image|labels?|tags?)["']?[ \t]*:[ \t]*(?:\[[\w ,."'-]{0,200})?["']?windows-20\d\d/i

/** The machine on which a pipeline builds, `vmImage: windows-2022`, is no node. */
export const isOfPipeline = (line: string, raw: string): boolean =>
  /^windows-20\d\d$/.test(raw) && runner.test(line)
