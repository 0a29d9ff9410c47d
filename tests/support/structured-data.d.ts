declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  // biome-ignore lint/style/noDefaultExport: that of the package
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: that of the package
  export default class WebAutoExtractor {
    constructor(setting: { addLocation: boolean; embedSource: string[] });
    parse(html: string): unknown;
  }
}
