export { RootDocument as default, rootMetadata as metadata } from '../root-document';
