import CCairo
import Foundation

/// Functions for custom schemes, cookies, data of sites, rules, downloads and authentication.
extension WPE {
  // MARK: Schemes
  static let registerScheme:
    @convention(c) (Ref, CText, @convention(c) (Ref?, Ref?) -> Void, Ref?, Ref?) -> Void =
      find("webkit_web_context_register_uri_scheme")
  static let securityManager: @convention(c) (Ref) -> Ref = find("webkit_web_context_get_security_manager")
  static let allowCORS: @convention(c) (Ref, CText) -> Void = find(
    "webkit_security_manager_register_uri_scheme_as_cors_enabled")
  static let makeSecure: @convention(c) (Ref, CText) -> Void = find(
    "webkit_security_manager_register_uri_scheme_as_secure")
  static let schemeURI: @convention(c) (Ref) -> CText? = find("webkit_uri_scheme_request_get_uri")
  static let schemeMethod: @convention(c) (Ref) -> CText? = find("webkit_uri_scheme_request_get_http_method")
  static let schemeHeaders: @convention(c) (Ref) -> Ref? = find("webkit_uri_scheme_request_get_http_headers")
  static let schemeView: @convention(c) (Ref) -> Ref? = find("webkit_uri_scheme_request_get_web_view")
  static let finishScheme: @convention(c) (Ref, Ref) -> Void = find(
    "webkit_uri_scheme_request_finish_with_response")
  static let failScheme: @convention(c) (Ref, UnsafePointer<GError>) -> Void = find(
    "webkit_uri_scheme_request_finish_error")
  static let makeSchemeResponse: @convention(c) (Ref, Int64) -> Ref = find("webkit_uri_scheme_response_new")
  static let setSchemeStatus: @convention(c) (Ref, UInt32, CText?) -> Void = find(
    "webkit_uri_scheme_response_set_status")
  static let setSchemeType: @convention(c) (Ref, CText) -> Void = find(
    "webkit_uri_scheme_response_set_content_type")
  static let setSchemeHeaders: @convention(c) (Ref, Ref) -> Void = find(
    "webkit_uri_scheme_response_set_http_headers")
  static let makeHeaders: @convention(c) (UInt32) -> Ref = find("soup_message_headers_new")
  static let makeStream: @convention(c) (OpaquePointer) -> Ref = find("g_memory_input_stream_new_from_bytes")

  // MARK: Cookies
  static let cookieManager: @convention(c) (Ref) -> Ref = find(
    "webkit_website_data_manager_get_cookie_manager")
  static let setCookieStorage: @convention(c) (Ref, CText, UInt32) -> Void = find(
    "webkit_cookie_manager_set_persistent_storage")
  static let addCookie: @convention(c) (Ref, Ref, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_cookie_manager_add_cookie")
  static let deleteCookie: @convention(c) (Ref, Ref, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_cookie_manager_delete_cookie")
  static let cookies: @convention(c) (Ref, CText, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_cookie_manager_get_cookies")
  static let finishCookies: @convention(c) (Ref, Ref, ErrorPlace?) -> UnsafeMutablePointer<GList>? = find(
    "webkit_cookie_manager_get_cookies_finish")
  static let makeCookie: @convention(c) (CText, CText, CText, CText, Int32) -> Ref = find("soup_cookie_new")
  static let cookieName: @convention(c) (Ref) -> CText? = find("soup_cookie_get_name")
  static let cookieValue: @convention(c) (Ref) -> CText? = find("soup_cookie_get_value")
  static let cookieDomain: @convention(c) (Ref) -> CText? = find("soup_cookie_get_domain")
  static let cookiePath: @convention(c) (Ref) -> CText? = find("soup_cookie_get_path")
  static let cookieExpires: @convention(c) (Ref) -> OpaquePointer? = find("soup_cookie_get_expires")
  static let cookieIsSecure: @convention(c) (Ref) -> gboolean = find("soup_cookie_get_secure")
  static let cookieIsHTTPOnly: @convention(c) (Ref) -> gboolean = find("soup_cookie_get_http_only")
  static let setCookieSecure: @convention(c) (Ref, gboolean) -> Void = find("soup_cookie_set_secure")
  static let setCookieHTTPOnly: @convention(c) (Ref, gboolean) -> Void = find("soup_cookie_set_http_only")
  static let freeCookie: @convention(c) (Ref) -> Void = find("soup_cookie_free")

  // MARK: Data of sites
  static let contextData: @convention(c) (Ref) -> Ref = find("webkit_web_context_get_website_data_manager")
  static let fetchData: @convention(c) (Ref, UInt32, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_website_data_manager_fetch")
  static let finishFetch: @convention(c) (Ref, Ref, ErrorPlace?) -> UnsafeMutablePointer<GList>? = find(
    "webkit_website_data_manager_fetch_finish")
  static let removeData:
    @convention(c) (Ref, UInt32, UnsafeMutablePointer<GList>?, Ref?, ReadyCallback?, Ref?) -> Void = find(
      "webkit_website_data_manager_remove")
  static let clearData: @convention(c) (Ref, UInt32, Int64, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_website_data_manager_clear")
  static let siteName: @convention(c) (Ref) -> CText? = find("webkit_website_data_get_name")
  static let siteTypes: @convention(c) (Ref) -> UInt32 = find("webkit_website_data_get_types")
  static let releaseSite: @convention(c) (Ref) -> Void = find("webkit_website_data_unref")

  // MARK: Rules
  static let makeFilterStore: @convention(c) (CText) -> Ref = find("webkit_user_content_filter_store_new")
  static let saveFilter: @convention(c) (Ref, CText, OpaquePointer, Ref?, ReadyCallback?, Ref?) -> Void =
    find(
      "webkit_user_content_filter_store_save")
  static let finishSave: @convention(c) (Ref, Ref, ErrorPlace?) -> Ref? = find(
    "webkit_user_content_filter_store_save_finish")
  static let loadFilter: @convention(c) (Ref, CText, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_user_content_filter_store_load")
  static let finishLoad: @convention(c) (Ref, Ref, ErrorPlace?) -> Ref? = find(
    "webkit_user_content_filter_store_load_finish")
  static let removeFilter: @convention(c) (Ref, CText, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_user_content_filter_store_remove")
  static let finishRemove: @convention(c) (Ref, Ref, ErrorPlace?) -> gboolean = find(
    "webkit_user_content_filter_store_remove_finish")
  static let fetchFilters: @convention(c) (Ref, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_user_content_filter_store_fetch_identifiers")
  static let finishFilters: @convention(c) (Ref, Ref) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
    find(
      "webkit_user_content_filter_store_fetch_identifiers_finish")
  static let releaseFilter: @convention(c) (Ref) -> Void = find("webkit_user_content_filter_unref")
  static let addFilter: @convention(c) (Ref, Ref) -> Void = find("webkit_user_content_manager_add_filter")
  static let removeFilters: @convention(c) (Ref) -> Void = find(
    "webkit_user_content_manager_remove_all_filters")

  // MARK: Authentication
  static let authHost: @convention(c) (Ref) -> CText? = find("webkit_authentication_request_get_host")
  static let authPort: @convention(c) (Ref) -> UInt32 = find("webkit_authentication_request_get_port")
  static let authRealm: @convention(c) (Ref) -> CText? = find("webkit_authentication_request_get_realm")
  static let authScheme: @convention(c) (Ref) -> UInt32 = find("webkit_authentication_request_get_scheme")
  static let authIsRetry: @convention(c) (Ref) -> gboolean = find("webkit_authentication_request_is_retry")
  static let authenticate: @convention(c) (Ref, Ref?) -> Void = find(
    "webkit_authentication_request_authenticate")
  static let cancelAuth: @convention(c) (Ref) -> Void = find("webkit_authentication_request_cancel")
  static let makeCredential: @convention(c) (CText, CText, UInt32) -> Ref = find("webkit_credential_new")
  static let freeCredential: @convention(c) (Ref) -> Void = find("webkit_credential_free")

  // MARK: State
  static let sessionState: @convention(c) (Ref) -> Ref = find("webkit_web_view_get_session_state")
  static let restoreState: @convention(c) (Ref, Ref) -> Void = find("webkit_web_view_restore_session_state")
  static let makeState: @convention(c) (OpaquePointer) -> Ref? = find("webkit_web_view_session_state_new")
  static let stateBytes: @convention(c) (Ref) -> OpaquePointer? = find(
    "webkit_web_view_session_state_serialize")
  static let releaseState: @convention(c) (Ref) -> Void = find("webkit_web_view_session_state_unref")

  // MARK: Downloads
  static let downloadRequest: @convention(c) (Ref) -> Ref = find("webkit_download_get_request")
  static let downloadResponse: @convention(c) (Ref) -> Ref? = find("webkit_download_get_response")
  static let setDestination: @convention(c) (Ref, CText) -> Void = find("webkit_download_set_destination")
  static let cancelDownload: @convention(c) (Ref) -> Void = find("webkit_download_cancel")
  static let downloadView: @convention(c) (Ref) -> Ref? = find("webkit_download_get_web_view")
  static let downloadURI: @convention(c) (Ref, CText) -> Ref = find("webkit_web_view_download_uri")
  static let downloadProgress: @convention(c) (Ref) -> Double = find("webkit_download_get_estimated_progress")
}
